import { classes } from './classes';
import { TEXT_LINK } from './TextLink';

/** An empty address is the page's own, its query included. */
const THIS_PAGE = '';

/** A way out of a wait that lasts. It needs no script: the script may be what does not come. */
export function LongWait({ className }: { className?: string }) {
  return (
    <p className={classes('animate-late text-ui-muted', className)}>
      C'est long&nbsp;?{' '}
      <a className={TEXT_LINK} href={THIS_PAGE}>
        Recharger la page
      </a>
    </p>
  );
}
