import { useCallback, useRef, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';

/** What is wrong, by the field's name. */
type Errors = Readonly<Record<string, string>>;

/** What somebody has begun to write in the fields of a form. */
export interface Draft<Field extends string> {
  read: () => Partial<Record<Field, string>>;
  write: (part: Partial<Record<Field, string>>) => void;
}

interface FormOptions<Field extends string, Sent> {
  /** What each field must hold, with the page's words for what is wrong, and what is sent of it. */
  schema: v.GenericSchema<Record<Field, string>, Sent>;
  /** What stands in the fields until somebody writes: it may come late. */
  initial: Record<Field, string>;
  /** Where what is typed waits for another page, or for this one to be loaded again: one that stays the same. */
  draft?: Draft<NoInfer<Field>>;
  /** Sends it: the `mutateAsync` of a mutation, which tells how that went. */
  send: (sent: Sent) => Promise<unknown>;
  /** The fields are as at first once it is sent. */
  empties?: boolean;
  /** What a refusal says of a field, where it is about one. */
  refusals?: (error: unknown) => Errors;
}

/** What a form and its fields need. */
export interface Form<Field extends string> {
  values: Record<Field, string>;
  /** What is wrong with each field that was refused and has not been changed since. */
  errors: Errors;
  /** Writes in some of the fields; what was wrong with a field that changes is forgotten. */
  change: (part: Partial<Record<Field, string>>) => void;
  submit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface OwnForm<Field extends string> extends Form<Field> {
  /** The `ref` of a form that is written ahead: takes what was typed in it, or filled in by the browser, before it came alive. */
  adopt: (form: HTMLFormElement | null) => void;
}

/**
 * A form: what is typed is checked with a schema, the first field that is wrong gets the focus, and it is sent once at a time. A
 * failure loses nothing of it. The form itself is `noValidate` where the browser is not to say first, in its own words, what is wrong.
 */
export function useForm<Field extends string, Sent>({
  schema,
  initial,
  draft,
  send,
  empties = false,
  refusals,
}: FormOptions<Field, Sent>): OwnForm<Field> {
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>(() => draft?.read() ?? {});
  const [errors, setErrors] = useState<Errors>({});
  const sending = useRef(false);
  const values = { ...initial, ...typed };

  const adopt = useCallback(
    (form: HTMLFormElement | null) => {
      if (!form) return;
      const found = writtenIn<Field>(form);
      setTyped((known) => ({ ...known, ...found }));
      draft?.write(found);
    },
    [draft],
  );

  const change = (part: Partial<Record<Field, string>>) => {
    const next = { ...values, ...part };
    setTyped(next);
    draft?.write(next);
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

/** What the fields of a form hold, whoever has put it there. */
function writtenIn<Field extends string>({ elements }: HTMLFormElement): Partial<Record<Field, string>> {
  const written: Partial<Record<string, string>> = {};
  for (const field of elements) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value !== '') written[field.name] = field.value;
  }
  return written;
}

const textOf = (values: Readonly<Record<string, string>>, name: string) => values[name];

/** What is wrong first with each field. */
function firstOfEach(issues: readonly v.BaseIssue<unknown>[]): Errors {
  const found: Record<string, string> = {};
  for (const issue of issues) found[v.getDotPath(issue) ?? ''] ??= issue.message;
  return found;
}
