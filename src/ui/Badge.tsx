import type { ReactNode } from 'react';
import { classes } from './classes';

const tones = {
  neutral: 'border-ui-line bg-ui-veil text-ui-ink',
  gold: 'border-ui-gold-edge bg-ui-gold text-ui-on-gold',
  done: 'border-ui-done bg-ui-done-soft text-ui-done',
  alert: 'border-ui-alert bg-ui-alert-soft text-ui-alert',
};

interface BadgeProps {
  tone?: keyof typeof tones;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-sm font-bold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
