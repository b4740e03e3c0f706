/**
 * Joins class names and leaves out what is false or absent.
 * @param names class names, or a falsy value where one does not apply.
 */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
