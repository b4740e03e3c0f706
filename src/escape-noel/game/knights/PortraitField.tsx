import { PORTRAITS, Portrait } from './Portrait';

interface PortraitFieldProps {
  value: number;
  onChange: (portrait: number) => void;
}

/** The choice of one of the twelve portraits. */
export const PortraitField = ({ value, onChange }: PortraitFieldProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 font-bold">Portrait</legend>
    <div className="grid grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))] gap-2 sm:grid-cols-6 sm:gap-3">
      {PORTRAITS.map(({ name }, index) => (
        <label
          className="relative grid cursor-pointer justify-items-center rounded-full has-[:checked]:outline has-[:checked]:outline-4 has-[:checked]:outline-offset-1 has-[:checked]:outline-ui-foil has-[:focus-visible]:ring-4 has-[:focus-visible]:ring-ui-accent-text"
          key={name}
        >
          <input
            checked={value === index + 1}
            className="absolute inset-0 cursor-pointer opacity-0"
            name="portrait"
            onChange={() => onChange(index + 1)}
            type="radio"
            value={index + 1}
          />
          <Portrait className="block h-auto w-full max-w-24" number={index + 1} />
          <span className="sr-only">{name}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
