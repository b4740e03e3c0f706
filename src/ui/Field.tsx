import { useId, type ReactNode } from 'react';

/** The attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Also shows a star. */
  required?: boolean;
  hint?: ReactNode;
  error?: string | null | undefined;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, required = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label className="font-bold text-ui-ink" htmlFor={id}>
        {label}
        {required && (
          // A no-break space keeps the star on the label's line.
          <span aria-hidden="true" className="text-ui-alert">{`\u00A0*`}</span>
        )}
      </label>
      {children({
        id,
        required,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p className="text-sm text-ui-muted" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="text-sm font-bold text-ui-alert" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
