// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { focusFirstError, formErrors } from './formErrors';

function makeForm(email: string, password: string): HTMLFormElement {
  document.body.innerHTML = `<form>
    <input name="nickname" minlength="3">
    <input name="email" type="email" required>
    <input name="password" type="password" minlength="6" required>
    <button>Envoyer</button>
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  for (const [name, value] of Object.entries({ email, password })) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field) field.value = value;
  }
  return form;
}

test('A form that is filled in well has no error; an optional field may stay empty', () => {
  expect(formErrors(makeForm('a@exemple.fr', 'etoile24'))).toEqual({});
});

test('What is missing, broken or short is told in French, field by field', () => {
  expect(formErrors(makeForm('', ''))).toEqual({
    email: 'Écris ton adresse e-mail.',
    password: 'Écris ton mot de passe.',
  });
  const { email, password } = formErrors(makeForm('chevalier', '12345'));
  expect(email).toMatch(/incomplète/);
  expect(password).toBe('Il faut au moins 6 caractères.');
});

test('Blanks alone are nothing, except in a password; and whatever else is wrong is said in our own words', () => {
  document.body.innerHTML = `<form>
    <textarea name="message" required></textarea>
    <input name="password" type="password" required value="      ">
    <input name="code" pattern="[0-9]+" value="abc">
  </form>`;
  const form = document.querySelector('form');
  if (!form) throw new Error('no form');
  const message = form.querySelector('textarea');
  if (message) message.value = ' \n ';
  expect(formErrors(form)).toEqual({ message: 'Remplis ce champ.', code: 'Vérifie ce champ.' });
});

test('The first wrong field, in the order of the form, gets the focus', () => {
  const form = makeForm('a@exemple.fr', '123');
  focusFirstError(form, formErrors(form));
  expect(document.activeElement?.getAttribute('name')).toBe('password');
});
