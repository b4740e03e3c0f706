/** What is wrong with each field of a form, by the field's name. */
export type FormErrors = Readonly<Record<string, string>>;

function describe(field: HTMLInputElement | HTMLTextAreaElement): string {
  const { validity, type } = field;
  // A browser takes blanks for words; in a password they are.
  const blank = field.required && type !== 'password' && field.value.trim() === '';
  if (validity.valueMissing || blank) {
    if (type === 'email') return 'Écris ton adresse e-mail.';
    return type === 'password' ? 'Écris ton mot de passe.' : 'Remplis ce champ.';
  }
  if (validity.typeMismatch)
    return 'Cette adresse e-mail est incomplète : il faut par exemple « nom@exemple.fr ».';
  if (validity.tooShort || field.value.length < field.minLength) {
    return `Il faut au moins ${field.minLength} caractères.`;
  }
  // The browser's own words would say « vous », or speak another language.
  return validity.valid ? '' : 'Vérifie ce champ.';
}

function fieldsOf(form: HTMLFormElement): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );
}

/**
 * Asks the browser's own constraints (`required`, `type="email"`, `minLength`…) what is wrong, and says it in French. For forms
 * with `noValidate`, which show the errors beside the fields instead of in the browser's bubble.
 * @returns the errors by field name; empty when the form may be sent.
 */
export function formErrors(form: HTMLFormElement): FormErrors {
  const wrong = fieldsOf(form)
    .map((field) => [field.name, field.value === '' && !field.required ? '' : describe(field)] as const)
    .filter(([name, message]) => name !== '' && message !== '');
  return Object.fromEntries(wrong);
}

/** Gives the focus to the first field, in the form's order, that is wrong. */
export function focusFirstError(form: HTMLFormElement, errors: FormErrors): void {
  fieldsOf(form)
    .find((field) => field.name in errors)
    ?.focus();
}
