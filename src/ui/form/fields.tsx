import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { Field } from '../Field';
import { PasswordInput, TextArea, TextInput } from '../inputs';
import type { Form } from './useForm';

type Bound<Name extends string, Control> = Omit<Control, 'name' | 'form'> & {
  form: Form<Name>;
  name: Name;
  label: string;
  hint?: ReactNode;
  required?: boolean;
};

/** Ties a control to its field. */
const bind = <Name extends string>(form: Form<Name>, name: Name) => ({
  name,
  value: form.values[name],
  onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    form.change({ ...form.values, [name]: target.value }),
});

/** One line of a form. */
export function TextField<Name extends string>({
  form,
  name,
  label,
  hint,
  required = true,
  ...rest
}: Bound<Name, ComponentProps<typeof TextInput>>) {
  return (
    <Field error={form.errors[name]} hint={hint} label={label} required={required}>
      {(control) => <TextInput {...control} {...rest} {...bind(form, name)} />}
    </Field>
  );
}

/** The e-mail address of a form: no capital, no correction, and the keyboard that has the @. */
export function EmailField<Name extends string>(props: Bound<Name, ComponentProps<typeof TextInput>>) {
  return <TextField autoCapitalize="none" inputMode="email" spellCheck={false} type="email" {...props} />;
}

/** The password of a form. */
export function PasswordField<Name extends string>({
  form,
  name,
  label,
  hint,
  ...rest
}: Bound<Name, ComponentProps<typeof PasswordInput>>) {
  return (
    <Field error={form.errors[name]} hint={hint} label={label} required>
      {(control) => (
        <PasswordInput
          autoCapitalize="none"
          spellCheck={false}
          {...control}
          {...rest}
          {...bind(form, name)}
        />
      )}
    </Field>
  );
}

/** The long text of a form. */
export function TextAreaField<Name extends string>({
  form,
  name,
  label,
  hint,
  ...rest
}: Bound<Name, ComponentProps<typeof TextArea>>) {
  return (
    <Field error={form.errors[name]} hint={hint} label={label} required>
      {(control) => <TextArea {...control} {...rest} {...bind(form, name)} />}
    </Field>
  );
}
