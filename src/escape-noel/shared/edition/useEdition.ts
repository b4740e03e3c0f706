import { createContext, use } from 'react';

/** The code of the edition that the page is about, in the archives; null for the one that is played. */
const EditionContext = createContext<string | null>(null);

export const useEdition = (): string | null => use(EditionContext);
