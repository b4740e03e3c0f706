import { useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useArrival } from '@/lib/page';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Card } from '@/ui/Card';

const linkLook = 'font-bold text-ui-accent-text underline underline-offset-4';

/** « Mentions légales »: the fields that French law asks for, from the one publisher file. */
export function LegalPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { legal, name, contactEmail, copyrightYear } = publisher;
  useArrival(`Mentions légales · ${name}`, heading);
  return (
    <article className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <h1 className="text-center text-4xl outline-none lg:text-5xl" ref={heading} tabIndex={-1}>
        Mentions légales
      </h1>
      <Chapter title="Éditeur du site">
        <Facts
          facts={[
            ['Maison', `${legal.company} (${name})`],
            ['Forme et capital', legal.form],
            ['Siège', legal.address],
            ['Immatriculation', legal.registration],
            ['TVA intracommunautaire', legal.vatNumber],
            ['Téléphone', legal.phone],
            ['Courriel', <Mail address={contactEmail} key="mail" />],
            ['Direction de la publication', legal.publicationDirector],
          ]}
        />
      </Chapter>
      <Chapter title="Hébergement">
        <Facts
          facts={[
            ['Hébergeur', legal.host.name],
            ['Adresse', legal.host.address],
            ['Téléphone', legal.host.phone],
          ]}
        />
      </Chapter>
      <Chapter title="Propriété intellectuelle">
        <p>
          Les textes, les dessins, les énigmes, les musiques et la mise en page de ce site sont l'œuvre de{' '}
          {name} (© {copyrightYear}
          ). Leur reproduction, même partielle, demande un accord écrit, sauf les usages que permet le Code de
          la propriété intellectuelle. Les cartes et les blasons que le jeu propose de partager peuvent l'être
          librement.
        </p>
      </Chapter>
      <Chapter title="Données personnelles">
        <p>
          Ce que le jeu sait de ses joueurs, pourquoi, et comment l'effacer est expliqué dans la page{' '}
          <Link className={linkLook} to={paths.game.privacy}>
            Vie privée
          </Link>
          . Responsable du traitement : {legal.company}, <Mail address={legal.privacyEmail} />.
        </p>
      </Chapter>
    </article>
  );
}

function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="grid gap-4 p-5 sm:p-8">
      <h2 className="text-2xl">{title}</h2>
      {children}
    </Card>
  );
}

function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[14rem_1fr]">
      {facts.map(([label, value]) => (
        <div className="grid sm:col-span-2 sm:grid-cols-subgrid" key={label}>
          <dt className="text-ui-muted">{label}</dt>
          <dd className="break-words font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <a className={linkLook} href={`mailto:${address}`}>
      {address}
    </a>
  );
}
