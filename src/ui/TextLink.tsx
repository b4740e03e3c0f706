import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes';

/** The classes of the link, for one that opens a new tab. */
export const TEXT_LINK = 'font-bold text-ui-accent-text underline underline-offset-4';

interface TextLinkProps extends LinkProps {
  /** Outside a sentence: 44 px high. */
  tall?: boolean;
}

/** A link in text. */
export function TextLink({ tall = false, className, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      className={classes(TEXT_LINK, tall && 'inline-flex min-h-touch items-center', className)}
    />
  );
}
