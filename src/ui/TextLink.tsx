import { Link, type LinkProps } from 'react-router-dom';
import { classes } from './classes';

/** For a link that opens a new tab. */
export const TEXT_LINK = 'font-bold text-ui-accent-text underline underline-offset-4';

/** @param tall outside a sentence: 44 px high. */
export function TextLink({ tall = false, className, ...rest }: LinkProps & { tall?: boolean }) {
  return (
    <Link
      {...rest}
      className={classes(TEXT_LINK, tall && 'inline-flex min-h-touch items-center', className)}
    />
  );
}
