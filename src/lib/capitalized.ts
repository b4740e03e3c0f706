/** A French text with a capital first letter. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
