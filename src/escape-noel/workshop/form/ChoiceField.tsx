import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { fieldId } from './fieldFocus';
import { noteLines, useNote } from './notes';

interface ChoiceFieldProps<Values extends FieldValues> {
  path: FieldPathByValue<Values, string | number | null | undefined> & string;
  label: string;
  hint?: string;
  options: readonly (readonly [value: string | number, label: string])[];
  className?: string;
  /** Instead of writing the choice alone: it changes other fields too. */
  onChoose?: (choice: string) => void;
}

/** A choice of the form around it. A value that none of the options has is shown as a blank one. */
export function ChoiceField<Values extends FieldValues>({
  path,
  label,
  hint,
  options,
  className = 'sm:max-w-72',
  onChoose,
}: ChoiceFieldProps<Values>) {
  const name: string = path;
  const { field, fieldState } = useController({ name });
  const written: unknown = field.value;
  const value = typeof written === 'string' || typeof written === 'number' ? String(written) : '';
  const isKnown = options.some(([each]) => String(each) === value);
  return (
    <Field
      hint={hint}
      id={fieldId(path)}
      label={label}
      notes={noteLines(useNote(path), fieldState.error?.message)}
    >
      {(control) => (
        <Select
          {...control}
          className={className}
          onChange={({ target }) => {
            const chosen = options.find(([each]) => String(each) === target.value);
            if (onChoose) onChoose(target.value);
            else if (chosen) field.onChange(chosen[0]);
          }}
          ref={field.ref}
          value={isKnown ? value : ''}
        >
          {!isKnown && <option value="">À choisir</option>}
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
