import { paths } from '@/paths';
import { ButtonLink, type ButtonLook } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { useBackTo } from './returnTo';

interface AccountLinksProps extends Pick<ButtonLook, 'size' | 'className'> {
  /** For a place where an account is not the main subject. */
  quiet?: boolean;
}

/** Offers a visitor an account: both forms come back to this page when something was started there (rule 7.10). */
export function AccountLinks({ size, quiet = false, className }: AccountLinksProps) {
  const backTo = useBackTo();
  return (
    <div className={classes('flex flex-wrap gap-3', className)}>
      <ButtonLink size={size} state={backTo} to={paths.game.signUp} variant={quiet ? 'quiet' : 'gold'}>
        Créer un compte
      </ButtonLink>
      <ButtonLink size={size} state={backTo} to={paths.game.login} variant="quiet">
        Se connecter
      </ButtonLink>
    </div>
  );
}
