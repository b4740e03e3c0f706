/** What is written over the door (spec §2 « Other visuals »); it also stays readable in the page. */
export const doorWords = {
  title: 'JOYEUX NOËL',
  wish: 'Que la magie de Noël illumine votre cœur',
} as const;
