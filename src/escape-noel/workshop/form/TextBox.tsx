import type { ChangeEvent, Ref } from 'react';
import { cleanText, seenLength } from '@/lib/cleanText';
import { classes } from '@/ui/classes';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import { correctTypography } from '../../edition/typography';

/** The look and the rules of a text field of the workshop. */
export interface TextLook {
  label: string;
  hint?: string | undefined;
  /** The most characters that the check accepts. */
  limit?: number;
  /** More than one makes it a field of several lines. */
  lines?: number;
  /** Typography is left alone: answers, addresses, codes. Invisible signs are not. */
  plain?: boolean;
  type?: 'date' | 'time';
  className?: string;
  maxLength?: number;
  /** Changes what is typed: capitals only, for instance. */
  adapt?: (text: string) => string;
}

interface TextBoxProps extends TextLook {
  id: string;
  value: string;
  notes: readonly string[];
  onChange: (text: string) => void;
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>;
}

/** A text with its label. Its typography is corrected when it is left: no-break spaces are hard to type. */
export function TextBox({
  label,
  hint,
  limit,
  lines = 1,
  plain = false,
  type,
  adapt = String,
  id,
  notes,
  value,
  onChange,
  ...rest
}: TextBoxProps) {
  return (
    <Field
      aside={limit !== undefined && <Count length={seenLength(value)} limit={limit} />}
      hint={hint}
      id={id}
      label={label}
      notes={notes}
    >
      {(control) => {
        const shared = {
          ...rest,
          ...control,
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
            onChange(adapt(target.value)),
          onBlur: () => {
            const corrected = plain ? cleanText(value) : correctTypography(value);
            if (corrected !== value) onChange(corrected);
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
}

const Count = ({ length, limit }: { length: number; limit: number }) => (
  <span className={classes('shrink-0 text-sm', length > limit ? 'font-bold text-ui-alert' : 'text-ui-muted')}>
    {`${length} sur ${limit}`}
    <span className="sr-only"> caractères</span>
  </span>
);

/** Letters without accents, in capitals. */
export const capitals = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleUpperCase('fr');
