import { paths } from '@/paths';
import { ButtonLink, type ButtonLook } from '@/ui/Button';
import { useBackTo } from './returnTo';

/** A link to the login page, which comes back to this page when something was started there. */
export function LoginLink({ label = 'Se connecter', ...look }: ButtonLook & { label?: string }) {
  return (
    <ButtonLink {...look} state={useBackTo()} to={paths.game.login}>
      {label}
    </ButtonLink>
  );
}
