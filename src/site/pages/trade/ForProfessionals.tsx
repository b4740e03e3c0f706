import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { buttonLook } from '@/ui/Button';

const pages = [
  { to: paths.trade, label: 'Libraires' },
  { to: paths.schools, label: 'Enseignants' },
  { to: paths.press, label: 'Presse' },
] as const;

/** Links between the pages for those who work with books (rule 26.12). @param here the page's own address. */
export const ForProfessionals = ({ here }: { here: (typeof pages)[number]['to'] }) => (
  <nav aria-label="Pour les professionnels" className="px-4 pt-6 print:hidden">
    <ul className="flex flex-wrap justify-center gap-3">
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link
            aria-current={to === here ? 'page' : undefined}
            className={buttonLook({ variant: to === here ? 'primary' : 'quiet' })}
            to={to}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
