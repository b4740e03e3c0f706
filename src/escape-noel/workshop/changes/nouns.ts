/** A French noun with its article, and what its participles agree with. */
export interface Noun {
  /** « le lieu 10 », « l'image » */
  the: string;
  isFeminine?: boolean;
  isPlural?: boolean;
}

export const masculine = (the: string): Noun => ({ the });
export const feminine = (the: string): Noun => ({ the, isFeminine: true });
export const masculines = (the: string): Noun => ({ the, isPlural: true });
export const feminines = (the: string): Noun => ({ the, isFeminine: true, isPlural: true });

/** « descendue », from « descendu ». @param participle or adjective, masculine and singular, without « s » at its end. */
export const agreed = ({ isFeminine, isPlural }: Noun, participle: string): string =>
  `${participle}${isFeminine ? 'e' : ''}${isPlural ? 's' : ''}`;

/** « l'image est retirée », « les mots du début sont corrigés ». */
export const passive = (noun: Noun, participle: string): string =>
  `${noun.the} ${noun.isPlural ? 'sont' : 'est'} ${agreed(noun, participle)}`;

/** « du lieu 10 », « de l'image », « des mots ». */
function ofNoun({ the }: Noun): string {
  if (the.startsWith('le ')) return `du ${the.slice(3)}`;
  return the.startsWith('les ') ? `des ${the.slice(4)}` : `de ${the}`;
}

/** The noun of something that belongs to another one: « l'image de l'indice 2 ». */
export const belonging = (noun: Noun, owner: Noun): Noun => ({
  ...noun,
  the: `${noun.the} ${ofNoun(owner)}`,
});

const EXCERPT_LENGTH = 48;

/** The first words of a text, on one line. */
function excerpt(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH + 1);
  return `${cut.slice(0, cut.includes(' ') ? cut.lastIndexOf(' ') : EXCERPT_LENGTH)}…`;
}

/** « lune », with its quotation marks. */
export const quoted = (text: string): string => `«\u00A0${excerpt(text)}\u00A0»`;
