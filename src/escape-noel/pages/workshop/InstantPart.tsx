import { timeZoneText } from '@/lib/timeZones';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { instantOf, localTime } from '../../edition/schedule';
import { fieldId, useEditor, usePartText } from './editor';

interface InstantPartProps {
  path: string;
  label: string;
  hint: string;
  timeZone: string;
}

function shown(instant: string, timeZone: string): string {
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? '' : localTime(date, timeZone);
}

/** A date with its time by the clocks of the edition; stored in universal time, null when it is empty. */
export function InstantPart({ path, label, hint, timeZone }: InstantPartProps) {
  const { change, notes } = useEditor();
  const instant = usePartText(path);
  const own = notes.get(path);
  return (
    <Field
      hint={`${hint} À l'${timeZoneText(timeZone)}.`}
      id={fieldId(path)}
      label={label}
      notes={own === undefined ? [] : own.split('\n')}
    >
      {(control) => (
        <TextInput
          {...control}
          className="sm:max-w-72"
          onChange={({ target }) => {
            const local = target.value;
            change(path, local ? instantOf(local, timeZone).toISOString().replace('.000', '') : null);
          }}
          type="datetime-local"
          value={shown(instant, timeZone)}
        />
      )}
    </Field>
  );
}
