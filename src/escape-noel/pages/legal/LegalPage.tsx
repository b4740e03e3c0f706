import type { ReactNode } from 'react';
import { useYears } from '@/lib/useYears';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { legal } from '@/publisherDetails';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';

/** « Mentions légales »: the fields that French law requires, from `publisher.ts`. */
export function LegalPage() {
  const { name, contactEmail, copyrightYear } = publisher;
  const years = useYears(copyrightYear);
  return (
    <article className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <PageHeading className="text-center text-[min(2.25rem,20vw)] leading-tight lg:text-5xl">
        Mentions légales
      </PageHeading>
      <Sheet title="Éditeur du site">
        <Facts
          facts={[
            ['Maison', `${legal.company} (${name})`],
            ['Forme et capital', legal.form],
            ['Siège', legal.address],
            ['Immatriculation', legal.registration],
            ['TVA intracommunautaire', legal.vatNumber],
            ['Téléphone', legal.phone],
            [
              'Courriel',
              <TextLink key="mail" to={`mailto:${contactEmail}`}>
                {contactEmail}
              </TextLink>,
            ],
            ['Direction de la publication', legal.publicationDirector],
          ]}
        />
      </Sheet>
      <Sheet title="Hébergement">
        <Facts
          facts={[
            ['Hébergeur', legal.host.name],
            ['Adresse', legal.host.address],
            ['Téléphone', legal.host.phone],
          ]}
        />
      </Sheet>
      <Sheet title="Propriété intellectuelle">
        <p>
          Les textes, les dessins, les énigmes, les musiques et la mise en page de ce site sont l'œuvre de{' '}
          {name} (© {years}
          ). Leur reproduction, même partielle, demande un accord écrit, sauf les usages que permet le Code de
          la propriété intellectuelle. Les cartes et les blasons que le jeu propose de partager peuvent l'être
          librement.
        </p>
      </Sheet>
      <Sheet title="Données personnelles">
        <p>
          Ce que le jeu sait de ses joueurs, pourquoi, et comment l'effacer est expliqué dans la page{' '}
          <TextLink to={paths.game.privacy}>Vie privée</TextLink>. Responsable du traitement : {legal.company}
          , <TextLink to={`mailto:${legal.privacyEmail}`}>{legal.privacyEmail}</TextLink>.
        </p>
      </Sheet>
    </article>
  );
}

const Facts = ({ facts }: { facts: [label: string, value: ReactNode][] }) => (
  <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_1fr]">
    {facts.map(([label, value]) => (
      <div className="grid sm:col-span-2 sm:grid-cols-subgrid" key={label}>
        <dt className="text-ui-muted">{label}</dt>
        <dd className="break-words font-bold">{value}</dd>
      </div>
    ))}
  </dl>
);
