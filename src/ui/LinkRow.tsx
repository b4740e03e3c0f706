import { Link } from 'react-router-dom';
import { classes } from './classes';

interface LinkRowProps {
  links: readonly { to: string; label: string }[];
  className?: string;
}

/** Underlined links in a row, which wraps. */
export const LinkRow = ({ links, className }: LinkRowProps) => (
  <ul className={classes('flex flex-wrap', className)}>
    {links.map(({ to, label }) => (
      <li key={to}>
        <Link
          className="inline-flex min-h-touch items-center underline underline-offset-4 hover:text-nuit-gold"
          to={to}
        >
          {label}
        </Link>
      </li>
    ))}
  </ul>
);
