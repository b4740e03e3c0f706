import type { ChangeEvent } from 'react';
import { cleanText } from '@/lib/cleanText';
import { textAt, withValue } from '@/lib/jsonPath';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import type { EditorProps } from './editors';

interface EditorTextProps extends EditorProps {
  path: string;
  label: string;
  hint?: string;
  lines?: number;
  /** Its control's, for the focus. */
  id?: string;
  /** What is stored of a text: capitals alone, for instance. */
  adapt?: (text: string) => string;
}

/** A text of a board's data, in the workshop's editor of its kind. */
export function EditorText({
  play,
  onChange,
  path,
  label,
  hint,
  lines = 1,
  id,
  adapt = String,
}: EditorTextProps) {
  const value = textAt(play, path);
  const write = (text: string) => onChange(withValue(play, path, adapt(text)));
  return (
    <Field hint={hint} id={id} label={label}>
      {(control) => {
        const shared = {
          ...control,
          value,
          onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => write(target.value),
          onBlur: () => {
            const cleaned = cleanText(value);
            if (cleaned !== value) write(cleaned);
          },
        };
        return lines > 1 ? (
          <TextArea {...shared} rows={lines} />
        ) : (
          <TextInput {...shared} autoComplete="off" />
        );
      }}
    </Field>
  );
}

/** Letters without accents, in capitals. */
export const capitals = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleUpperCase('fr');
