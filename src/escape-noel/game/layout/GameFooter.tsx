import SleepingVillage from '@art/escape-noel/sleeping-village.svg?react';
import { Link } from 'react-router-dom';
import { useYears } from '@/lib/useYears';
import { legalLinks, paths } from '@/paths';
import { publisher } from '@/publisher';
import { ExternalLink } from '@/ui/ExternalLink';
import { useEditionPaths } from '../edition/useEdition';
import { moreLinks } from './moreLinks';

const links = [
  { to: paths.game.archives, label: 'Les éditions passées' },
  { to: paths.game.contact, label: 'Nous contacter' },
  ...legalLinks,
] as const;

const linkLook =
  'inline-flex min-h-touch items-center rounded-sm px-2 font-bold text-nuit-gold underline underline-offset-4 hover:text-nuit-ivory';

export function GameFooter() {
  const here = useEditionPaths();
  const years = useYears(publisher.copyrightYear);
  return (
    <footer className="relative mt-16">
      <SleepingVillage className="block h-28 w-full sm:h-36" />
      <div className="bg-nuit-deep pb-8 text-center text-nuit-mist">
        <div className="mx-auto grid max-w-6xl justify-items-center gap-2 px-4 sm:px-6">
          <Link className="flex min-h-touch items-center gap-2 rounded-md text-nuit-ivory" to={paths.home}>
            <img alt="" className="size-9" height={36} src="/brand/logo-night.svg" width={36} />
            <span className="font-display text-xl font-semibold">{publisher.name}</span>
            <span className="sr-only">, le site de la maison</span>
          </Link>
          <p className="text-balance font-display text-lg text-nuit-ivory">{publisher.tagline}</p>
          <ul className="flex flex-wrap justify-center gap-x-4">
            {[...moreLinks(here), ...links].map(({ to, label }) => (
              <li key={to}>
                <Link className={linkLook} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            Imaginé avec tendresse par{' '}
            <ExternalLink className={linkLook} href={publisher.social.instagram}>
              {publisher.handle}
            </ExternalLink>
          </p>
          <p className="text-base">
            © {years} {publisher.name}
          </p>
        </div>
      </div>
    </footer>
  );
}
