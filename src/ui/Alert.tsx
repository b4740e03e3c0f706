import type { ReactNode } from 'react';
import { classes } from './classes';
import { CheckIcon, InfoIcon, WarningIcon } from './icons';

const tones = {
  error: { box: 'border-ui-alert bg-ui-alert-soft text-ui-alert', Icon: WarningIcon },
  success: { box: 'border-ui-done bg-ui-done-soft text-ui-done', Icon: CheckIcon },
  info: { box: 'border-ui-line bg-ui-veil text-ui-ink', Icon: InfoIcon },
} as const;

interface AlertProps {
  /** An error is announced at once, the others politely. */
  tone: keyof typeof tones;
  title?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

export function Alert({ tone, title, className, children }: AlertProps) {
  const { box, Icon } = tones[tone];
  return (
    <div
      className={classes('flex items-start gap-3 rounded-md border-2 p-4', box, className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon className="mt-0.5 size-6 shrink-0" />
      <div className="grid min-w-0 gap-1 break-words">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
