import type { ReactNode } from 'react';

interface CheckboxProps {
  id?: string;
  checked: boolean;
  /** Ignores presses; unlike `disabled`, keeps the focus. */
  busy?: boolean;
  className?: string;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

export function Checkbox({
  checked,
  busy = false,
  className = 'gap-3',
  onChange,
  children,
  ...rest
}: CheckboxProps) {
  return (
    <label className={`has-aria-disabled:text-ui-muted flex min-h-touch items-center ${className}`}>
      <input
        {...rest}
        aria-disabled={busy || undefined}
        className="size-6 accent-ui-gold"
        checked={checked}
        onChange={({ target }) => {
          if (!busy) onChange(target.checked);
        }}
        type="checkbox"
      />
      {children}
    </label>
  );
}
