import type { ReactNode, Ref, SubmitEvent } from 'react';
import * as v from 'valibot';
import { LETTER_LIMITS, limitHint, within } from '@/lib/limits';
import { Button } from '../Button';
import { classes } from '../classes';
import { RequiredNote } from '../Field';
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

/** The attributes of the fields of one line. */
const INPUTS = {
  name: { label: 'Nom', autoComplete: 'name', autoCapitalize: 'words' },
  email: { label: 'Email', autoComplete: 'email' },
  subject: { label: 'Sujet', autoComplete: 'off' },
} as const;

interface LetterFormProps<Name extends LetterField> {
  form: Form<Name>;
  /** In their order. */
  fields: readonly Name[];
  adopt: (form: HTMLFormElement | null) => void;
  /** Instead of the browser's own messages, the schema's messages. */
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
      <RequiredNote />
      {fields.map((name) => {
        const field: LetterField = name;
        const hint = form.errors[name]
          ? undefined
          : limitHint(
              form.values[name],
              LETTER_LIMITS[name],
              field === 'message' ? '2\u00A0000 caractères au plus.' : undefined,
            );
        const shared = { form, hint, name, placeholder: placeholders?.[name], readOnly: busy };
        if (field === 'message') return <TextAreaField {...shared} key={name} label="Message" rows={rows} />;
        const Input = field === 'email' ? EmailField : TextField;
        return (
          <Input {...shared} {...INPUTS[field]} key={name} ref={field === 'name' ? nameRef : undefined} />
        );
      })}
      {children}
      <Button busy={busy} size="lg" type="submit" variant={variant}>
        {busy ? 'Envoi en cours...' : sendLabel}
      </Button>
      {foot}
    </form>
  );
}
