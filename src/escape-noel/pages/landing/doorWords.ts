/** What is written over the door; it also stays readable in the page. */
export const doorWords = {
  title: 'JOYEUX NOËL',
  wish: 'Que la magie de Noël illumine votre cœur',
} as const;
