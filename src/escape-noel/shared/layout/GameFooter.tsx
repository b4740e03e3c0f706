import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { VisuallyHidden } from '@/ui/VisuallyHidden';

const links = [
  { to: paths.game.contact, label: 'Nous contacter' },
  { to: paths.game.privacy, label: 'Vie privée' },
  { to: paths.game.legal, label: 'Mentions légales' },
] as const;

const linkLook =
  'inline-flex min-h-touch items-center rounded-sm px-2 font-bold text-nuit-gold underline underline-offset-4 hover:text-nuit-ivory';

/** The village asleep under the last page of the night: who made the game, and how to reach them (spec §2). */
export function GameFooter() {
  return (
    <footer className="relative mt-16">
      <SleepingVillage />
      <div className="bg-nuit-deep pb-8 text-center text-nuit-mist">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-2 px-4 sm:px-6">
          <Link className="flex min-h-touch items-center gap-2 rounded-md text-nuit-ivory" to={paths.home}>
            <img alt="" className="size-9" height={36} src="/brand/logo-night.svg" width={36} />
            <span className="font-display text-xl font-semibold">{publisher.name}</span>
            <span className="sr-only">, le site de la maison</span>
          </Link>
          <p className="text-balance font-display text-lg text-nuit-ivory">{publisher.tagline}</p>
          <ul className="flex flex-wrap justify-center gap-x-4">
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={linkLook} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            Imaginé avec tendresse par{' '}
            <a
              className={linkLook}
              href={publisher.social.instagram}
              rel="noopener noreferrer"
              target="_blank"
            >
              {publisher.handle}
              <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
            </a>
          </p>
          <p className="text-base">
            © {publisher.copyrightYear} {publisher.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** Three sheets of paper: far hills, firs, and roofs under the snow with two windows still lit. */
function SleepingVillage() {
  return (
    <svg
      aria-hidden="true"
      className="block h-28 w-full sm:h-36"
      focusable="false"
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 1440 150"
    >
      <path d="M-400 150V84C-160 30 90 40 320 80s400 14 620-22 480-16 900 44v48z" fill="#2A2A66" />
      <path d="M-400 150v-34c260-50 560-30 800-4s430-6 650-32 420-20 790 40v30z" fill="#1C1B4D" />
      <g fill="#12163A">
        <path d="M-400 150v-16c280-34 640-28 900-10s540-24 760-22 360 14 580 34v14z" />
        <path d="M560 126l14-46 14 46zM590 128l10-34 10 34zM842 116l15-50 15 50zM876 118l10-34 10 34zM214 128l12-40 12 40zM1180 112l13-46 13 46zM1212 116l9-30 9 30z" />
        <path d="M632 128V96h44v32zM696 126V88h30V70l10-14 10 14v56zM764 124V98h46v26z" />
      </g>
      <path
        d="M626 98l28-20 28 20-6 2-22-14-22 14zM692 90l18-13 16 10v5l-16-9-14 10zM758 100l29-19 29 19-6 2-23-14-23 14zM724 72l12-18 12 18-5 1-7-10-7 10z"
        fill="#C9C4E8"
      />
      <path d="M648 106h10v12h-10zM782 106h10v11h-10zM733 78h6v8h-6z" fill="#F5C862" />
      <path d="M-400 151v-3c360-16 700-20 940-12s560-8 780-6 340 6 520 14v7z" fill="#0A0F24" />
    </svg>
  );
}
