import { useYears } from '@/lib/useYears';
import { legalLinks, paths } from '@/paths';
import { publisher } from '@/publisher';
import { ExternalLink } from '@/ui/ExternalLink';
import { LinkRow } from '@/ui/LinkRow';
import { Logo } from './Logo';
import { mainLinks } from './mainLinks';

const links = [
  ...mainLinks,
  { to: paths.game.class, label: 'En classe' },
  { to: paths.trade, label: 'Libraires' },
  { to: paths.schools, label: 'Enseignants' },
  { to: paths.press, label: 'Presse' },
] as const;

const CENTRED = 'justify-center gap-x-6';

export function SiteFooter() {
  const years = useYears(publisher.copyrightYear);
  return (
    <footer className="relative mt-16 text-aube-cream">
      <img
        alt=""
        className="block h-28 w-full object-cover object-bottom sm:h-40"
        decoding="async"
        height={160}
        loading="lazy"
        src="/site/hills.svg"
        width={1440}
      />
      <div className="bg-aube-ink">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-3 px-4 pb-10 pt-2 text-center sm:px-6">
          <Logo night />
          <p className="font-display text-lg">{publisher.tagline}</p>
          <p>
            Imaginé avec tendresse par{' '}
            <ExternalLink
              className="inline-flex min-h-touch items-center font-bold text-nuit-gold underline underline-offset-4 hover:text-nuit-ivory"
              href={publisher.social.instagram}
            >
              {publisher.handle}
            </ExternalLink>
          </p>
          <nav aria-label="Pied de page">
            <LinkRow className={CENTRED} links={links} />
          </nav>
          <LinkRow className={CENTRED} links={legalLinks} />
          <p className="text-sm text-aube-line">{`© ${years} ${publisher.name}`}</p>
        </div>
      </div>
    </footer>
  );
}
