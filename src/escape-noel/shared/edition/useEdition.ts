import { createContext, use } from 'react';
import { paths, type EditionPaths } from '@/paths';

/** The code of the edition that the page is about, in the archives; null for the one that is played. */
export const EditionContext = createContext<string | null>(null);

export const useEdition = (): string | null => use(EditionContext);

/** The addresses of the edition that the page is about. */
export function useEditionPaths(): EditionPaths {
  const edition = useEdition();
  return edition === null ? paths.game : paths.archive(edition);
}
