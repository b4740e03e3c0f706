import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { timeZoneText } from '@/lib/timeZones';
import { instantOf, isoInstant, localTime } from '@/lib/zonedDates';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { fieldId } from './fieldFocus';
import { noteLines, useNote } from './notes';

interface InstantFieldProps<Values extends FieldValues> {
  path: FieldPathByValue<Values, string | null | undefined> & string;
  label: string;
  hint: string;
  timeZone: string;
}

function shown(instant: unknown, timeZone: string): string {
  const date = new Date(typeof instant === 'string' ? instant : NaN);
  return Number.isNaN(date.getTime()) ? '' : localTime(date, timeZone);
}

/** A date with its time by the clocks of the edition; stored in universal time, null when it is empty. */
export function InstantField<Values extends FieldValues>({
  path,
  label,
  hint,
  timeZone,
}: InstantFieldProps<Values>) {
  const { field, fieldState } = useController({ name: path });
  return (
    <Field
      hint={`${hint} À l'${timeZoneText(timeZone)}.`}
      id={fieldId(path)}
      label={label}
      notes={noteLines(useNote(path), fieldState.error?.message)}
    >
      {(control) => (
        <TextInput
          {...control}
          className="sm:max-w-72"
          onChange={({ target }) => {
            const local = target.value;
            field.onChange(local ? isoInstant(instantOf(local, timeZone)) : null);
          }}
          ref={field.ref}
          type="datetime-local"
          value={shown(field.value, timeZone)}
        />
      )}
    </Field>
  );
}
