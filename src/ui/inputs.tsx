import { useState, type ComponentProps } from 'react';
import { classes } from './classes';
import { EyeIcon, EyeOffIcon } from './icons';

const look =
  'w-full min-h-touch rounded-md border-2 border-ui-field bg-ui-input px-4 py-2.5 text-base text-ui-ink placeholder:text-ui-muted transition-colors duration-touch hover:border-ui-accent-text aria-invalid:border-ui-alert disabled:bg-ui-veil disabled:text-ui-muted';

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classes(look, className)} />;
}

export function TextArea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classes(look, 'block resize-y', className)} rows={rows} />;
}

export function PasswordInput({ className, ...rest }: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <input {...rest} className={classes(look, 'pr-14', className)} type={shown ? 'text' : 'password'} />
      <button
        aria-label="Afficher le mot de passe"
        aria-pressed={shown}
        className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-full text-ui-muted hover:text-ui-ink"
        onClick={() => setShown(!shown)}
        type="button"
      >
        {shown ? <EyeIcon /> : <EyeOffIcon />}
      </button>
    </div>
  );
}

export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return <select {...rest} className={classes(look, className)} />;
}
