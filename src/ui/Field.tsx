import { useId, type ReactNode } from 'react';

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  /** Needed if a link leads to the control. */
  id?: string | undefined;
  label: string;
  /** Next to the label: a count of characters. */
  aside?: ReactNode;
  /** Also shows a star. */
  required?: boolean;
  hint?: ReactNode;
  /** Announced at once. */
  error?: string | null | undefined;
  /** The error, read with the control: it may change at each keystroke. */
  notes?: readonly string[];
  children: (control: FieldControl) => ReactNode;
}

const NONE: readonly string[] = [];

/** Says what the star of a required field means, before the first of a form's several fields (rule 27.4). */
export const RequiredNote = () => (
  <p className="text-sm text-ui-muted">
    Les champs marqués d'une étoile <span className="text-ui-alert">*</span> sont obligatoires.
  </p>
);

export function Field({
  id: ownId,
  label,
  aside,
  required = false,
  hint,
  error,
  notes = NONE,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = ownId ?? madeId;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const notesId = `${id}-notes`;
  const describedBy = [hint && hintId, error && errorId, notes.length > 0 && notesId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label className="font-bold text-ui-ink" htmlFor={id}>
          {label}
          {required && (
            // A no-break space keeps the star on the label's line.
            <span aria-hidden="true" className="text-ui-alert">{`\u00A0*`}</span>
          )}
        </label>
        {aside}
      </div>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error || notes.length > 0 ? true : undefined,
      })}
      {hint && (
        <p className="text-sm text-ui-muted" id={hintId}>
          {hint}
        </p>
      )}
      {notes.length > 0 && <Notes id={notesId} notes={notes} />}
      {error && (
        <p className="text-sm font-bold text-ui-alert" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** The error of a field or a group of fields. */
export const Notes = ({ id, notes }: { id?: string; notes: readonly string[] }) => (
  <ul className="grid gap-1 text-sm font-bold text-ui-alert" id={id}>
    {notes.map((note) => (
      <li className="wrap-anywhere" key={note}>
        {note}
      </li>
    ))}
  </ul>
);
