import Ribbon from '@art/escape-noel/name-banner.svg?react';
import { classes } from '@/ui/classes';

/** From this length on a name is smaller, to fit on a phone. */
const LONG_NAME = 15;

export function NameBanner({ name }: { name: string }) {
  const shown = name.trim() || '…';
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md">
      <Ribbon className="block h-auto w-full" />
      <p
        className={classes(
          'absolute inset-x-[13%] top-[24%] truncate text-center font-display font-semibold text-aube-ink',
          shown.length < LONG_NAME
            ? 'text-[min(6.2vw,1.75rem)] leading-snug'
            : 'text-[min(4.9vw,1.75rem)] leading-relaxed',
        )}
      >
        {shown}
      </p>
    </div>
  );
}
