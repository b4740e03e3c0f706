/** True for an address that the browser accepts, domains with accents included; for a blank text too. */
export function isEmailAddress(text: string): boolean {
  const field = Object.assign(document.createElement('input'), { type: 'email', value: text });
  return !field.validity.typeMismatch;
}
