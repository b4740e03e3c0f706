import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { useClassHabits } from './classHabits';
import { dateText } from './classTexts';
import type { SchoolCalendar } from './schoolCalendar';
import { sorted } from '@/lib/arrays';

/** When the class is at school; remembered on the device alone (rule 25.6). */
export function Habits({ calendar: { choices, lastDay } }: { calendar: SchoolCalendar }) {
  const { habits, change } = useClassHabits();
  return (
    <div className="grid gap-3 border-t border-ui-line pt-4 sm:grid-cols-2 sm:items-end">
      <Checkbox
        checked={habits.hasWednesdays}
        onChange={(hasWednesdays) => change({ ...habits, hasWednesdays })}
      >
        Ma classe vient le mercredi
      </Checkbox>
      {lastDay !== null && (
        <Field label="Dernier jour avant les vacances">
          {(control) => (
            <Select
              {...control}
              onChange={({ target }) => change({ ...habits, lastDay: target.value })}
              value={lastDay}
            >
              {sorted([...new Set([...choices, lastDay])]).map((date) => (
                <option key={date} value={date}>
                  {dateText(date)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
