import { paths } from '@/paths';
import { ButtonLink, type ButtonLook } from '@/ui/Button';
import { useBackTo } from './returnTo';

interface LoginLinkProps extends ButtonLook {
  label?: string;
}

/** The way to the login page from any page of the game: what was begun there is come back to. */
export function LoginLink({ label = 'Se connecter', ...look }: LoginLinkProps) {
  return (
    <ButtonLink {...look} state={useBackTo()} to={paths.game.login}>
      {label}
    </ButtonLink>
  );
}
