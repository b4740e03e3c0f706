import type { ReactNode, Ref, SubmitEvent } from 'react';
import * as v from 'valibot';
import { LETTER_LIMITS, limitHint, within } from '@/lib/limits';
import { Button } from '../Button';
import { classes } from '../classes';
import { EmailField, TextAreaField, TextField } from './fields';
import type { Form } from './useForm';

export type LetterField = keyof typeof LETTER_LIMITS;

type Text = v.GenericSchema<string, string>;

/** The schema of a letter's fields. @param blank refuses an empty text. @param email refuses what is no address. */
export const letterEntries = (blank: Text, email: Text) => ({
  name: v.pipe(blank, within(LETTER_LIMITS.name)),
  email: v.pipe(email, within(LETTER_LIMITS.email)),
  message: v.pipe(blank, within(LETTER_LIMITS.message)),
});

/** The schema of a letter's subject, as `letterEntries`. */
export const subjectEntry = (blank: Text) => v.pipe(blank, within(LETTER_LIMITS.subject));

interface LetterFormProps<Name extends LetterField> {
  form: Form<Name>;
  /** In their order. */
  fields: readonly Name[];
  adopt: (form: HTMLFormElement | null) => void;
  /** Instead of the browser's own messages, those of the schema. */
  noValidate?: boolean;
  busy: boolean;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  placeholders?: Partial<Record<Name, string>>;
  /** Of the message. */
  rows?: number;
  nameRef?: Ref<HTMLInputElement>;
  /** The name of the button at rest. */
  sendLabel?: string;
  variant?: 'primary' | 'gold';
  className?: string;
  /** Before the fields. */
  head?: ReactNode;
  /** Between the fields and the button. */
  children?: ReactNode;
  /** After the button. */
  foot?: ReactNode;
}

/** A letter to the publisher: its fields with their limits, and the button that sends it. */
export function LetterForm<Name extends LetterField>({
  form,
  fields,
  adopt,
  noValidate = false,
  busy,
  onSubmit = form.submit,
  placeholders,
  rows,
  nameRef,
  sendLabel = 'Envoyer le message',
  variant,
  className,
  head,
  children,
  foot,
}: LetterFormProps<Name>) {
  return (
    <form
      className={classes('grid', className)}
      method="dialog"
      noValidate={noValidate}
      onSubmit={onSubmit}
      ref={adopt}
    >
      {head}
      {fields.map((name) => (
        <LetterInput
          form={form}
          key={name}
          name={name}
          nameRef={nameRef}
          placeholder={placeholders?.[name]}
          readOnly={busy}
          rows={rows}
        />
      ))}
      {children}
      <Button busy={busy} size="lg" type="submit" variant={variant}>
        {busy ? 'Envoi en cours...' : sendLabel}
      </Button>
      {foot}
    </form>
  );
}

interface LetterInputProps<Name extends LetterField> {
  form: Form<Name>;
  name: Name;
  placeholder: string | undefined;
  readOnly: boolean;
  rows: number | undefined;
  nameRef: Ref<HTMLInputElement> | undefined;
}

function LetterInput<Name extends LetterField>({ nameRef, rows, ...shared }: LetterInputProps<Name>) {
  const { form, name } = shared;
  const hintFor = (fromAfar?: string) =>
    form.errors[name] ? undefined : limitHint(form.values[name], LETTER_LIMITS[name], fromAfar);
  const field: LetterField = name;
  switch (field) {
    case 'name':
      return (
        <TextField
          {...shared}
          autoCapitalize="words"
          autoComplete="name"
          hint={hintFor()}
          label="Nom"
          ref={nameRef}
        />
      );
    case 'email':
      return <EmailField {...shared} autoComplete="email" hint={hintFor()} label="Email" />;
    case 'subject':
      return <TextField {...shared} autoComplete="off" hint={hintFor()} label="Sujet" />;
    case 'message':
      return (
        <TextAreaField
          {...shared}
          hint={hintFor('2\u00A0000 caractères au plus.')}
          label="Message"
          rows={rows}
        />
      );
  }
}
