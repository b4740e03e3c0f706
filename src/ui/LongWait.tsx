import { classes } from './classes';
import { TEXT_LINK } from './TextLink';

/** The page's own address, query included. */
const THIS_PAGE = '';

/** A link that reloads the page. It needs no script: the script may be what does not load. */
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
