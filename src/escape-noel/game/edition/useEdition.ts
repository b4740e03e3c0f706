import { createContext, use } from 'react';
import { paths, type EditionPaths } from '@/paths';

/** The code of the edition that the page is about, in the archives; null for the current one. */
export const EditionContext = createContext<string | null>(null);

export const useEdition = (): string | null => use(EditionContext);

/** A page's title, which says the edition in the archives. */
export function useGameTitle(title: string): string {
  const edition = useEdition();
  return `${title}${edition === null ? '' : ` · Édition ${edition}`} · Escape Noël`;
}

/** The addresses of an edition that is shown elsewhere than where it is played: in its preview. */
export const EditionPathsContext = createContext<EditionPaths | null>(null);

/** The addresses of the edition that the page is about. */
export function useEditionPaths(): EditionPaths {
  const edition = useEdition();
  const previewed = use(EditionPathsContext);
  if (previewed) return previewed;
  return edition === null ? paths.game : paths.archive(edition);
}
