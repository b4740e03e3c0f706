import Valance from '@art/escape-noel/valance.svg?react';
import { Suspense, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { usePersisted } from '@/lib/storage';
import { paths, type EditionPaths } from '@/paths';
import { publisher } from '@/publisher';
import { Button } from '@/ui/Button';
import { ComfortButton } from '@/ui/ComfortButton';
import { classes } from '@/ui/classes';
import { PreviousIcon, StarIcon } from '@/ui/icons';
import { PhoneMenu } from '@/ui/PhoneMenu';
import { useEdition, useEditionPaths } from '../edition/useEdition';
import { nameOfTraveller } from '../knights/travellerName';
import { travellers } from '../storage/travellers';
import { moreLinks } from './moreLinks';
import { useBackTo } from '../session/returnTo';
import { useIsSignUp } from '../session/useIsSignUp';
import { nameOf, useSession } from '../session/useSession';
import { useSeemsVisitor } from '../session/useSeemsVisitor';
import { LeaveUnsaved, useLeaving, type Leaving } from '../session/useLeaving';

const knightLinks = (here: EditionPaths) => [
  { to: here.constellation, label: 'Constellation' },
  { to: here.leaderboard, label: 'Classement' },
  { to: here.artefacts, label: 'Artefacts' },
  { to: paths.game.contest, label: 'Concours' },
];
/** If its code fails to load, the link has no picture. */
const Portrait = optionalComponent(() =>
  loadModule(() => import('../knights/Portrait')).then((module) => module.Portrait),
);

const adminLink = { to: paths.admin.home, label: "L'équipe" } as const;

/** The game's sticky header: a row where an admin's five links and the longest name fit, else a menu. */
export function GameHeader() {
  const { account } = useSession();
  const leaving = useLeaving();
  return (
    <header className="sticky top-0 z-40 bg-nuit-dusk">
      <div className="mx-auto flex max-w-7xl items-center justify-between gap-3 px-3 py-1.5 sm:px-6">
        <Link className="flex min-h-touch items-center gap-2 rounded-md" to={paths.game.landing}>
          <img alt="" className="size-10" height={40} src="/brand/logo-night.svg" width={40} />
          <span className="whitespace-nowrap font-display text-xl font-semibold text-nuit-ivory enlarged:whitespace-normal">
            Escape Noël
          </span>
          <span className="sr-only">, accueil du jeu</span>
        </Link>
        <nav aria-label="Navigation du jeu" className="hidden items-center gap-1 header-row:xl:flex">
          <SiteLink />
          <GameLinks className="flex items-center" leaving={leaving} />
          <ComfortButton className="ml-1" />
        </nav>
        <PhoneMenu className="header-row:xl:hidden">
          <nav aria-label="Navigation du jeu" className="grid gap-2">
            <GameLinks className="grid gap-1" isMenu leaving={leaving} />
            <MoreLinks />
            <ComfortButton className="ml-1 justify-self-start" />
            <SiteLink />
          </nav>
        </PhoneMenu>
      </div>
      <Valance className="pointer-events-none absolute inset-x-0 top-full block h-5 w-full" />
      {account && leaving.hasAsked && (
        <Suspense>
          <LeaveUnsaved
            account={account.id}
            onLeave={leaving.leave}
            onStay={leaving.stay}
            open={leaving.isAsking}
          />
        </Suspense>
      )}
    </header>
  );
}

const SiteLink = () => (
  <Link
    className="flex min-h-touch items-center gap-0.5 rounded-full px-2 text-base text-nuit-mist hover:text-nuit-gold max-xl:justify-self-start"
    to={paths.home}
  >
    <PreviousIcon className="size-4 shrink-0" />
    <span className="underline underline-offset-4">
      Site<span className="xl:sr-only"> {publisher.name}</span>
    </span>
  </Link>
);

const MoreLinks = () => (
  <ul className="flex flex-wrap gap-x-2 border-y border-ui-line py-2">
    {moreLinks(useEditionPaths()).map(({ to, label }) => (
      <li key={to}>
        <NavLink className={linkLook} to={to}>
          {label}
        </NavLink>
      </li>
    ))}
  </ul>
);

interface LinksProps {
  className: string;
  leaving: Leaving;
}

/** @param isMenu has the other links below. */
function GameLinks({ className, leaving, isMenu = false }: LinksProps & { isMenu?: boolean }) {
  const { status } = useSession();
  const seemsVisitor = useSeemsVisitor();
  const here = useEditionPaths();
  if (status === 'knight') return <KnightLinks className={className} leaving={leaving} />;
  if (!seemsVisitor) return <div className="min-h-touch" />;
  return (
    <ul className={className}>
      <AccountLink label="Se connecter" to={paths.game.login} />
      <AccountLink label="Créer un compte" to={paths.game.signUp} />
      {!isMenu && (
        <li>
          <NavLink className={linkLook} to={here.transfer}>
            Emporter mon voyage
          </NavLink>
        </li>
      )}
      <TravellerLink isMenu={isMenu} />
    </ul>
  );
}

/** Several travellers of a browser are led to the choice by the portrait of the one that plays; a single one by the menu (rule 28.16). */
function TravellerLink({ isMenu }: { isMenu: boolean }) {
  const { traveller } = useSession();
  const listed = usePersisted(travellers);
  const playing = listed.find(({ id }) => id === traveller);
  if (listed.length > 1)
    return (
      <li>
        <ChooserLink portrait={playing?.portrait}>
          {playing && <bdi className="max-w-[65vw] truncate xl:max-w-36">{nameOfTraveller(playing)}</bdi>}
        </ChooserLink>
      </li>
    );
  return (
    isMenu && (
      <li>
        <NavLink className={linkLook} to={paths.game.knights}>
          Qui joue ce soir&nbsp;?
        </NavLink>
      </li>
    )
  );
}

/** A form of the login page: both have one path, so `NavLink` would mark them both. */
function AccountLink({ to, label }: { to: string; label: string }) {
  const backTo = useBackTo();
  const isOnLogin = useLocation().pathname === paths.game.login;
  const isActive = useIsSignUp() === (to === paths.game.signUp) && isOnLogin;
  return (
    <li>
      <Link
        aria-current={isActive ? 'page' : undefined}
        className={linkLook({ isActive })}
        state={backTo}
        to={to}
      >
        {label}
      </Link>
    </li>
  );
}

function KnightLinks({ className, leaving }: LinksProps) {
  const session = useSession();
  const { pathname } = useLocation();
  const here = useEditionPaths();
  // A past edition has no contest.
  const isPast = useEdition() !== null;
  const listed = knightLinks(here).filter(({ to }) => !isPast || to !== paths.game.contest);
  const links = session.knight?.isAdmin ? [...listed, adminLink] : listed;
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink className={linkLook} to={to}>
            {label}
          </NavLink>
        </li>
      ))}
      <li>
        <ChooserLink portrait={session.knight?.portrait} />
      </li>
      <li>
        <Link
          aria-current={pathname === paths.game.profile ? 'page' : undefined}
          className={classes(linkLook({ isActive: pathname === paths.game.profile }), 'gap-1.5')}
          to={paths.game.profile}
        >
          <span className="sr-only">Mon profil : </span>
          <span className="max-w-[65vw] truncate xl:max-w-36 2xl:max-w-44">{nameOf(session)}</span>
        </Link>
      </li>
      <li className="max-xl:ml-3 max-xl:mt-2 xl:ml-1">
        <Button busy={leaving.isPending} onClick={leaving.ask} variant="quiet">
          {leaving.isPending ? 'Déconnexion...' : 'Quitter'}
        </Button>
      </li>
    </ul>
  );
}

/** The portrait of the player, which leads to the choice (rules 28.8, 28.16). */
function ChooserLink({ portrait, children }: { portrait: number | undefined; children?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Link
      className="flex min-h-touch min-w-11 items-center justify-center gap-2 rounded-full px-1 text-lg font-bold text-nuit-gold hover:bg-nuit-veil max-xl:w-fit xl:text-base"
      state={{ from: pathname }}
      title="Qui joue ce soir&nbsp;?"
      to={paths.game.knights}
    >
      <span className="sr-only">Qui joue ce soir&nbsp;?</span>
      <Suspense fallback={<StarIcon className="size-9" />}>
        {portrait !== undefined && <Portrait className="size-9 shrink-0" number={portrait} />}
      </Suspense>
      {children}
    </Link>
  );
}

const linkLook = ({ isActive }: { isActive: boolean }): string =>
  classes(
    'underlined after:h-0.5 after:bg-nuit-gold relative flex min-h-touch items-center rounded-full px-3 text-lg font-bold transition-colors duration-touch xl:text-base',
    isActive ? 'text-nuit-gold' : 'text-nuit-ivory hover:text-nuit-gold',
  );
