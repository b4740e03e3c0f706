/** A common space where French wants a no-break one: the mark, or the guillemet, could stand alone on its line. */
const LOOSE = /[\p{L}\p{N}»)!…] +[;:!?»](?=\s|$)|^ +[;:!?»](?=\s|$)|« /u;

export const isLoose = (text: string): boolean => LOOSE.test(text);
