import type { ReactNode } from 'react';

interface CheckboxProps {
  id?: string;
  checked: boolean;
  /** It does not answer for now; the focus stays, which `disabled` would throw away. */
  busy?: boolean;
  className?: string;
  onChange: (checked: boolean) => void;
  /** Its label. */
  children: ReactNode;
}

/** A box to tick. */
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
          const wanted = target.checked;
          // It is ticked when it is told to be: until then, or where nothing comes of it, it shows what holds.
          target.checked = checked;
          if (!busy) onChange(wanted);
        }}
        type="checkbox"
      />
      {children}
    </label>
  );
}
