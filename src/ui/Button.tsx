import type { ButtonHTMLAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes';
import { ExternalLink } from './ExternalLink';
import { ExternalIcon } from './icons';
import { SpinnerMark } from './Spinner';

const variants = {
  primary: 'border-ui-accent bg-ui-accent text-ui-on-accent hover:bg-ui-accent-deep shadow-paper',
  gold: 'border-ui-gold-edge bg-ui-gold text-ui-on-gold hover:bg-ui-gold-bright shadow-paper',
  quiet: 'border-ui-line bg-ui-surface text-ui-ink hover:border-ui-accent-text hover:text-ui-accent-text',
  danger: 'border-ui-danger bg-ui-danger text-ui-on-danger hover:bg-ui-danger-deep shadow-paper',
};

const sizes = { md: 'px-5 py-2 text-base', lg: 'px-7 py-3 text-lg' };

export interface ButtonLook {
  variant?: keyof typeof variants | undefined;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** The classes of a button. */
export function buttonLook({ variant = 'primary', size = 'md', className }: ButtonLook): string {
  return classes(
    'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-full border-2 text-center font-bold leading-tight',
    'transition-touch duration-touch ease-breath hover:-translate-y-0.5 hover:active:translate-y-0',
    // The area of the button before it rose still belongs to it: a mouse on its edge would make it flicker.
    "hover:after:absolute hover:after:-inset-x-0.5 hover:after:top-0 hover:after:-bottom-1 hover:after:content-['']",
    'unavailable:cursor-not-allowed unavailable:border-ui-line unavailable:bg-ui-veil unavailable:text-ui-muted unavailable:shadow-none unavailable:hover:translate-y-0',
    variants[variant],
    sizes[size],
    className,
  );
}

/** `busy` and `aria-disabled` ignore presses, and Enter in the form's fields, but keep the focus, which `disabled` loses. */
export function Button({
  variant,
  size,
  busy = false,
  'aria-disabled': disabled,
  onClick,
  className,
  children,
  type,
  ...rest
}: ButtonLook & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean }) {
  const isUnavailable = busy || disabled === true;
  return (
    <button
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isUnavailable || undefined}
      className={buttonLook({ variant, size, className })}
      onClick={isUnavailable ? (event) => event.preventDefault() : onClick}
      type={type === 'submit' ? 'submit' : 'button'}
    >
      {busy && <SpinnerMark />}
      {children}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, LinkProps {
  /** A path, or a full address. */
  to: string;
  /** Added for screen readers, where the visible words are ambiguous. */
  context?: string;
}

/** Addresses outside the product open a new tab. */
export function ButtonLink({ to, variant, size, className, context, children, ...rest }: ButtonLinkProps) {
  const look = buttonLook({ variant, size, className });
  const isOutside = /^[a-z]+:/i.test(to);
  const words = (
    <>
      {children}
      {isOutside && <ExternalIcon className="size-4 shrink-0" />}
      {context && <span className="sr-only">{` ${context}`}</span>}
    </>
  );
  return isOutside ? (
    <ExternalLink className={look} href={to}>
      {words}
    </ExternalLink>
  ) : (
    <Link {...rest} className={look} to={to}>
      {words}
    </Link>
  );
}
