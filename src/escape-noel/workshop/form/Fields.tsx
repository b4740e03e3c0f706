import { memo } from 'react';
import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { fieldId } from './fieldFocus';
import { noteLines, useNote } from './notes';
import { TextBox, type TextLook } from './TextBox';

/** A text field of a form with these values. A path that they do not have does not compile. */
export interface TextSpec<Values extends FieldValues> extends TextLook {
  path: FieldPathByValue<Values, string | null | undefined> & string;
  /** An empty text is stored as null. */
  nullable?: boolean;
}

/** A table of text fields, one below the other. */
export const Fields = <Values extends FieldValues>({ fields }: { fields: readonly TextSpec<Values>[] }) =>
  fields.map((field) => <TextField<Values> key={field.path} {...field} />);

/** A text of the form around it. */
export function TextField<Values extends FieldValues>(spec: TextSpec<Values>) {
  return <TextControl {...spec} note={useNote(spec.path)} />;
}

/** A text of the form around it. @param path of a value of any type, which is '' where it is no text. */
function useText(path: string) {
  const { field, fieldState } = useController({ name: path });
  const { onChange, ref } = field;
  const value: unknown = field.value;
  return { value: typeof value === 'string' ? value : '', error: fieldState.error?.message, onChange, ref };
}

interface TextControlProps extends TextLook {
  path: string;
  nullable?: boolean;
  note: string;
}

/** Memoized and subscribed to its own path: a keystroke in one of a day's hundred fields renders that one. */
const TextControl = memo(function TextControl({ path, nullable = false, note, ...look }: TextControlProps) {
  const { value, error, onChange, ref } = useText(path);
  return (
    <TextBox
      {...look}
      id={fieldId(path)}
      notes={noteLines(note, error)}
      onChange={(text) => onChange(nullable && text === '' ? null : text)}
      ref={ref}
      value={value}
    />
  );
});
