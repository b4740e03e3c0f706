import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes';

/** How it looks, for a link that opens a new tab. */
export const TEXT_LINK = 'font-bold text-ui-accent-text underline underline-offset-4';

interface TextLinkProps extends LinkProps {
  /** It is pressed by itself, not read in a sentence: as high as a finger needs. */
  tall?: boolean;
}

/** A link among words, to a path of the product or to an address. */
export function TextLink({ tall = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classes(TEXT_LINK, tall && 'inline-flex min-h-touch items-center', className)}
    />
  );
}
