import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';

type Errors = Readonly<Record<string, string>>;

/** The unsent text of a form's fields. */
export interface TypedFields<Field extends string> {
  read: () => Partial<Record<Field, string>>;
  write: (changed: Partial<Record<Field, string>>) => void;
}

interface FormOptions<Field extends string, Sent> {
  /** Its output is what is sent. */
  schema: v.GenericSchema<Record<Field, string>, Sent>;
  /** Until the user types; may change late. */
  initial: Record<Field, string>;
  /** Read and written by `adopt`; must be stable. */
  stored?: TypedFields<NoInfer<Field>>;
  /** The `mutateAsync` of a mutation, which reports the outcome. */
  send: (sent: Sent) => Promise<unknown>;
  /** Resets to `initial` once sent. */
  empties?: boolean;
  /** Error messages by field, for a failure about fields. */
  refusals?: (error: unknown) => Errors;
}

export interface Form<Field extends string> {
  values: Record<Field, string>;
  /** Of fields that have not changed since. */
  errors: Errors;
  change: (changed: Partial<Record<Field, string>>) => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface AdoptingForm<Field extends string> extends Form<Field> {
  /** The `ref` of a prerendered form: takes the stored text, and what was typed or autofilled before hydration. */
  adopt: (form: HTMLFormElement | null) => void;
}

/**
 * Sends once at a time: the first invalid field receives the focus, and a failure loses nothing. The `<form>` is `noValidate` unless
 * the browser should validate first, with its own messages. Its method is `dialog`, which sends nothing outside a dialog: submitted
 * before hydration, what was typed must not get into the address.
 */
export function useForm<Field extends string, Sent>({
  schema,
  initial,
  stored,
  send,
  empties = false,
  refusals,
}: FormOptions<Field, Sent>): AdoptingForm<Field> {
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [errors, setErrors] = useState<Errors>({});
  const sending = useRef(false);
  const values = { ...initial, ...typed };

  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const found = { ...stored?.read(), ...filledIn<Field>(form) };
      setTyped((known) => ({ ...known, ...found }));
      stored?.write(found);
    },
    [stored],
  );

  const change = (changed: Partial<Record<Field, string>>) => {
    const next = { ...values, ...changed };
    setTyped(next);
    stored?.write(next);
    const isSame = (name: string) => textOf(next, name) === textOf(values, name);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => isSame(name))));
  };

  const refuse = (form: HTMLFormElement, found: Errors) => {
    setErrors(found);
    const wrong = [...form.elements].find((field) => (field.getAttribute('name') ?? '') in found);
    if (wrong instanceof HTMLElement) wrong.focus();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (sending.current) return;
    const checked = v.safeParse(schema, values);
    refuse(form, checked.success ? {} : firstOfEach(checked.issues));
    if (!checked.success) return;
    sending.current = true;
    void send(checked.output)
      .then(
        () => empties && change(initial),
        (error: unknown) => refuse(form, refusals?.(error) ?? {}),
      )
      .finally(() => {
        sending.current = false;
      });
  };

  return { values, errors, change, submit, adopt };
}

function filledIn<Field extends string>({ elements }: HTMLFormElement): Partial<Record<Field, string>> {
  const filled: Partial<Record<string, string>> = {};
  for (const field of elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value !== '') filled[field.name] = field.value;
  }
  return filled;
}

const textOf = (values: Readonly<Record<string, string>>, name: string) => values[name];

function firstOfEach(issues: readonly v.BaseIssue<unknown>[]): Errors {
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}
