import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Logo } from './Logo';

/** What the law asks to be within reach of every page; one pair of pages for the site and the game. */
const legalLinks = [
  { to: paths.game.privacy, label: 'Vie privée' },
  { to: paths.game.legal, label: 'Mentions légales' },
] as const;

/** The last hills of the scene: who made all this. */
export function SiteFooter() {
  return (
    <footer className="relative mt-16 text-aube-cream">
      <FooterHills />
      <div className="bg-aube-ink">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-3 px-4 pb-10 pt-2 text-center sm:px-6">
          <Logo night />
          <p className="font-display text-lg">{publisher.tagline}</p>
          <p>
            Imaginé avec tendresse par{' '}
            <a
              className="inline-flex min-h-touch items-center font-bold text-nuit-gold underline underline-offset-4 hover:text-nuit-ivory"
              href={publisher.social.instagram}
              rel="noopener noreferrer"
              target="_blank"
            >
              {publisher.handle}
              <VisuallyHidden> (nouvel onglet)</VisuallyHidden>
            </a>
          </p>
          <ul className="flex flex-wrap justify-center gap-x-6">
            {legalLinks.map(({ to, label }) => (
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
          <p className="text-sm text-aube-line">
            © {publisher.copyrightYear} {publisher.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

const FIR =
  'M30 2C34 14 40 22 47 29H39C43 40 49 48 55 54H45C49 66 54 76 60 86Q46 90 34 90V99H26V90Q14 90 0 86C6 76 11 66 15 54H5C11 48 17 40 21 29H13C20 22 26 14 30 2Z';

const firs = [
  { x: 178, y: 64, scale: 0.6 },
  { x: 212, y: 84, scale: 0.4 },
  { x: 620, y: 92, scale: 0.36 },
  { x: 1180, y: 40, scale: 0.66 },
  { x: 1222, y: 64, scale: 0.44 },
  { x: 1150, y: 68, scale: 0.4 },
] as const;

/** Three sheets of paper, from the mist to the ink of the ground. */
function FooterHills() {
  return (
    <svg
      aria-hidden="true"
      className="block h-28 w-full sm:h-40"
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 1440 160"
    >
      <path d="M-400 160V78C-180 20 60 30 280 74s420 22 640-14 460-22 920 40v60z" fill="#DCCDEB" />
      <path d="M-400 160v-42c240-56 520-40 760-6s420 6 620-32 380-30 860 34v46z" fill="#9A7CC0" />
      <g fill="#54307A">
        {firs.map(({ x, y, scale }) => (
          <path d={FIR} key={x} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
        <path d="M-400 160v-18c300-44 620-36 880-10s520-34 760-32 380 20 600 40v20z" />
      </g>
      <path d="M-400 161v-2c340-24 640-20 900-10s560-14 800-12 380 8 540 16v8z" fill="#2B2350" />
    </svg>
  );
}
