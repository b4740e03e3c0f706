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
export function Checkbox({ busy = false, className = 'gap-3', onChange, children, ...rest }: CheckboxProps) {
  return (
    <label className={`has-aria-disabled:text-ui-muted flex min-h-touch items-center ${className}`}>
      <input
        {...rest}
        aria-disabled={busy || undefined}
        className="size-6 accent-ui-gold"
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
        type="checkbox"
      />
      {children}
    </label>
  );
}
