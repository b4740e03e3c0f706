import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';

interface ChoiceProps<Value extends string> {
  label: string;
  /** The label of each value, in order. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values. */
export function Choice<Value extends string>({ label, choices, value, onChange }: ChoiceProps<Value>) {
  const isChoice = (text: string): text is Value => text in choices;
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          className="max-sm:px-2"
          onChange={({ target }) => {
            if (isChoice(target.value)) onChange(target.value);
          }}
          value={value}
        >
          {Object.entries<string>(choices).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
