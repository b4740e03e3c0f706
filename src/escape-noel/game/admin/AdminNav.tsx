import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { adminSections } from './sections';

const look = ({ isActive }: { isActive: boolean }) =>
  classes(
    'inline-flex min-h-touch items-center whitespace-nowrap rounded-full px-3 text-base',
    isActive
      ? 'bg-nuit-gold font-bold text-nuit-deep'
      : 'text-nuit-mist underline-offset-4 hover:text-nuit-gold hover:underline',
  );

/** The menu of the publisher's team. */
export function AdminNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Pages de l'équipe" className="mx-auto w-full max-w-7xl px-3 pt-8 sm:px-6">
      <ul className="flex flex-wrap gap-1 border-b border-nuit-line pb-2">
        <li>
          <NavLink className={look} end to={paths.admin.home}>
            L'équipe
          </NavLink>
        </li>
        {adminSections.map(({ to, others = [], label }) => {
          const isActive = [to, ...others].some((start) => pathname.startsWith(start));
          return (
            <li key={to}>
              <Link aria-current={isActive ? 'page' : undefined} className={look({ isActive })} to={to}>
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
