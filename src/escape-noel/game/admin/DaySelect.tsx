import type { ComponentProps } from 'react';
import { Select } from '@/ui/inputs';
import { ALL_DAYS } from '../rules/days';

interface DaySelectProps extends Omit<ComponentProps<typeof Select>, 'onChange' | 'value'> {
  value: number;
  onChange: (day: number) => void;
}

/** A choice of one of the 24 days. */
export const DaySelect = ({ value, onChange, ...control }: DaySelectProps) => (
  <Select {...control} onChange={({ target }) => onChange(Number(target.value))} value={value}>
    {ALL_DAYS.map((day) => (
      <option key={day} value={day}>
        {day}
      </option>
    ))}
  </Select>
);
