import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { fieldId } from './fieldFocus';
import { noteLines, useNote } from './notes';

interface NumberFieldProps<Values extends FieldValues> {
  path: FieldPathByValue<Values, number | null | undefined> & string;
  label: string;
  hint?: string;
  /** An empty field is stored as null, and the least number is 1. */
  nullable?: boolean;
  most: number;
  className?: string;
}

/** @returns a whole number from `least` to `most`. */
const inside = (value: number, least: number, most: number): number =>
  Math.round(Math.min(Math.max(value, least), most));

/** A whole number of the form around it, from 0, or from 1 where it can be left out. */
export function NumberField<Values extends FieldValues>({
  path,
  label,
  hint,
  nullable = false,
  most,
  className,
}: NumberFieldProps<Values>) {
  const { field, fieldState } = useController({ name: path });
  const value: unknown = field.value;
  const least = nullable ? 1 : 0;
  return (
    <Field
      hint={hint}
      id={fieldId(path)}
      label={label}
      notes={noteLines(useNote(path), fieldState.error?.message)}
    >
      {(control) => (
        <TextInput
          {...control}
          className={className}
          max={most}
          min={least}
          onChange={({ target }) =>
            field.onChange(nullable && target.value === '' ? null : inside(Number(target.value), least, most))
          }
          ref={field.ref}
          type="number"
          value={typeof value === 'number' ? value : nullable ? '' : 0}
        />
      )}
    </Field>
  );
}
