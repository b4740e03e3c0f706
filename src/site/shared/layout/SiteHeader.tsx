import { Link, NavLink } from 'react-router-dom';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { classes } from '@/ui/classes';
import { ComfortButton } from '@/ui/ComfortButton';
import { PhoneMenu } from '@/ui/PhoneMenu';
import { Logo } from './Logo';
import { mainLinks } from './mainLinks';

export function SiteHeader() {
  return (
    <header className="relative z-20">
      <div className="mx-auto flex max-w-6xl items-center justify-between gap-4 px-4 py-3 sm:px-6 md:py-5">
        <Link className="flex min-h-touch min-w-0 items-center rounded-md" to={paths.home}>
          <Logo />
          <span className="sr-only">{`${publisher.name}, accueil`}</span>
        </Link>
        <nav aria-label="Navigation principale" className="hidden items-center header-row:md:flex">
          <NavList className="flex items-center gap-1" />
          <ComfortButton labelClassName="max-lg:sr-only" />
        </nav>
        <PhoneMenu className="header-row:md:hidden">
          <nav aria-label="Navigation principale">
            <NavList className="grid gap-1" />
            <ComfortButton className="ml-2 mt-1 justify-self-start" />
          </nav>
        </PhoneMenu>
      </div>
    </header>
  );
}

function NavList({ className }: { className: string }) {
  return (
    <ul className={className}>
      {mainLinks.map(({ to, label }) => (
        <li key={to}>
          <NavLink className={linkLook} end={to === paths.home} to={to}>
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function linkLook({ isActive }: { isActive: boolean }): string {
  return classes(
    'underlined after:h-[3px] after:bg-aube-foil relative flex min-h-touch items-center rounded-full px-4 font-bold whitespace-nowrap md:px-2.5 lg:px-4 transition-colors duration-touch',
    isActive ? 'text-aube-plum' : 'text-aube-ink hover:text-aube-plum',
  );
}
