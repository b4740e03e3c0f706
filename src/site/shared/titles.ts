import { publisher } from '@/publisher';

/** The documents' titles. What else is said of a page is written by the build alone: `pages.ts`. */
export const pageTitles = {
  home: `${publisher.name}, maison de contes illustrés`,
  books: `Nos livres – ${publisher.name}`,
  about: `À propos – ${publisher.name}`,
  contact: `Contact – ${publisher.name}`,
  notFound: `Page introuvable – ${publisher.name}`,
} as const;
