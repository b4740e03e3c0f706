import { publisher } from '@/publisher';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { Logo } from './Logo';

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
          <p className="text-sm text-aube-line">
            © {publisher.copyrightYear} {publisher.name}
          </p>
        </div>
      </div>
    </footer>
  );
}

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
        <path d="M-400 160v-18c300-44 620-36 880-10s520-34 760-32 380 20 600 40v20z" />
        <path d="M176 132l12-42 12 42zM204 134l9-30 9 30zM1196 108l13-46 13 46zM1228 112l9-32 9 32zM1172 108l8-27 8 27z" />
      </g>
      <path d="M-400 161v-2c340-24 640-20 900-10s560-14 800-12 380 8 540 16v8z" fill="#2B2350" />
    </svg>
  );
}
