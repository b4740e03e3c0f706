import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { buttonClasses, type ButtonSize, type ButtonVariant } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { useBackTo } from './returnTo';

interface LoginLinkProps {
  variant: ButtonVariant;
  size?: ButtonSize;
  className?: string;
  label?: string;
}

/** The way to the login page from any page of the game: what was begun there is come back to. */
export function LoginLink({ variant, size, className, label = 'Se connecter' }: LoginLinkProps) {
  return (
    <Link
      className={classes(buttonClasses(variant, size), className)}
      state={useBackTo()}
      to={paths.game.login}
    >
      {label}
    </Link>
  );
}
