import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { fieldId } from './fieldFocus';
import { noteLines, useNote } from './notes';

interface NumberFieldProps<Values extends FieldValues> {
  path: FieldPathByValue<Values, number> & string;
  label: string;
  hint?: string;
  most: number;
  className?: string;
}

/** @returns a whole number from 0 to `most`. */
const inside = (value: number, most: number): number => Math.round(Math.min(Math.max(value, 0), most));

/** A whole number of the form around it, from 0. */
export function NumberField<Values extends FieldValues>({
  path,
  label,
  hint,
  most,
  className,
}: NumberFieldProps<Values>) {
  const { field, fieldState } = useController({ name: path });
  const value: unknown = field.value;
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
          min={0}
          onChange={({ target }) => field.onChange(inside(Number(target.value), most))}
          ref={field.ref}
          type="number"
          value={typeof value === 'number' ? value : 0}
        />
      )}
    </Field>
  );
}
