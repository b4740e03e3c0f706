import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Field, type FieldControl } from '../Field';
import { PasswordInput, TextArea, TextInput } from '../inputs';
import type { Form } from './useForm';

interface Bound<Name extends string> {
  form: Form<Name>;
  name: Name;
  label: string;
  hint?: ReactNode;
  required?: boolean;
}
type FieldProps<Name extends string, Control> = Bound<Name> & Omit<Control, keyof Bound<Name>>;

function bound<Name extends string, Own extends object>(
  { form, name, label, hint, required = true, ...own }: Bound<Name> & Own,
  control: (given: FieldControl & Omit<Own, keyof Bound<Name>> & ReturnType<typeof bind<Name>>) => ReactNode,
) {
  return (
    <Field error={form.errors[name]} hint={hint} label={label} required={required}>
      {(labelled) => control({ ...labelled, ...own, ...bind(form, name) })}
    </Field>
  );
}

const bind = <Name extends string>(form: Form<Name>, name: Name) => ({
  name,
  value: form.values[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    form.change({ ...form.values, [name]: target.value }),
});

export function TextField<Name extends string>(props: FieldProps<Name, ComponentProps<'input'>>) {
  return bound(props, (given) => <TextInput {...given} />);
}

/** The form of an address is said before it is asked for again (rule 27.4). */
const EMAIL_HINT = 'Par exemple\u00A0: nom@exemple.fr';

/** No capitals, no spell checking, the e-mail keyboard. */
export function EmailField<Name extends string>(props: FieldProps<Name, ComponentProps<'input'>>) {
  return (
    <TextField
      autoCapitalize="none"
      inputMode="email"
      spellCheck="false"
      type="email"
      {...props}
      hint={props.hint ?? EMAIL_HINT}
    />
  );
}

export function PasswordField<Name extends string>(props: FieldProps<Name, ComponentProps<'input'>>) {
  return bound(props, (given) => <PasswordInput autoCapitalize="none" spellCheck="false" {...given} />);
}

export function TextAreaField<Name extends string>(props: FieldProps<Name, ComponentProps<'textarea'>>) {
  return bound(props, (given) => <TextArea {...given} />);
}
