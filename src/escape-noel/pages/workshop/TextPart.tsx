import { memo, type ChangeEvent } from 'react';
import { cleanText, seenLength } from '@/lib/cleanText';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import { correctTypography } from '../../edition/typography';
import { fieldId, useEditor, usePartText } from './editor';

interface TextPartProps {
  path: string;
  label: string;
  hint?: string | undefined;
  /** The most characters that the check accepts. */
  limit?: number;
  /** More than one makes it a field of several lines. */
  lines?: number;
  /** An empty text is stored as null. */
  nullable?: boolean;
  /** Typography is left alone: answers, addresses, codes. Invisible signs are not. */
  plain?: boolean;
  type?: 'date' | 'time';
  className?: string;
}

/** A text of the part. Its typography is corrected when it is left: no-break spaces are hard to type. */
export function TextPart({ nullable = false, ...look }: TextPartProps) {
  const { change, notes } = useEditor();
  const { path } = look;
  return (
    <TextControl
      {...look}
      change={change}
      notes={notes.get(path) ?? ''}
      nullable={nullable}
      value={usePartText(path)}
    />
  );
}

interface ControlProps extends TextPartProps {
  nullable: boolean;
  value: string;
  notes: string;
  change: (path: string, value: unknown) => void;
}

/** Memoized: a keystroke in one of a day's hundred fields renders that one. */
const TextControl = memo(function TextControl({
  path,
  label,
  hint,
  limit,
  lines = 1,
  nullable,
  plain = false,
  type,
  className,
  value,
  notes,
  change,
}: ControlProps) {
  const write = (text: string) => change(path, nullable && text === '' ? null : text);
  return (
    <Field
      aside={limit !== undefined && <Count length={seenLength(value)} limit={limit} />}
      hint={hint}
      id={fieldId(path)}
      label={label}
      notes={notes === '' ? [] : notes.split('\n')}
    >
      {(control) => {
        const shared = {
          ...control,
          value,
          className,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
          onBlur: () => {
            const corrected = plain ? cleanText(value) : correctTypography(value);
            if (corrected !== value) write(corrected);
          },
        };
        return lines > 1 ? (
          <TextArea {...shared} rows={lines} />
        ) : (
          <TextInput {...shared} autoComplete="off" type={type} />
        );
      }}
    </Field>
  );
});

const Count = ({ length, limit }: { length: number; limit: number }) => (
  <span className={classes('shrink-0 text-sm', length > limit ? 'font-bold text-ui-alert' : 'text-ui-muted')}>
    {`${length} sur ${limit}`}
    <span className="sr-only"> caractères</span>
  </span>
);
