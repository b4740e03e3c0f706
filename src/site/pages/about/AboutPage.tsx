import Kite from '@art/site/pillar-kite.svg?react';
import Lantern from '@art/site/pillar-lantern.svg?react';
import Nest from '@art/site/pillar-nest.svg?react';
import { elided } from '@/lib/french';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { FoilRule, PageIntro } from '@/site/shared/PageIntro';
import { ButtonLink } from '@/ui/Button';
import { StarIcon } from '@/ui/icons';

const values = ['Bienveillance', 'Créativité', 'Émerveillement', 'Respect', 'Imaginaire'] as const;

const pillars = [
  {
    title: 'Éveiller',
    text: "Donner des mots et des couleurs à ce que l'on ressent, de la plus petite joie à la plus grosse colère.",
    Picture: Lantern,
  },
  {
    title: 'Rassurer',
    text: 'Accompagner les grands passages, la nuit, la rentrée, les absences, et tendre la main aux parents aussi.',
    Picture: Nest,
  },
  {
    title: 'Faire rêver',
    text: "Ouvrir une fenêtre sur l'impossible, et laisser à chacun de quoi continuer l'histoire tout seul.",
    Picture: Kite,
  },
] as const;

export function AboutPage() {
  return (
    <>
      <PageIntro
        heading="À propos"
        text="Un univers féerique de livres pour enfants, pour éveiller les émotions, faire rêver les enfants et rassurer les parents."
      />
      <Mission />
      <Pillars />
      <Values />
      <Quote />
    </>
  );
}

function Mission() {
  return (
    <section aria-labelledby="mission" className="mx-auto w-full max-w-3xl px-4 pt-14 sm:px-6">
      <div className="grid gap-4 rounded-[0.375rem] border border-aube-line bg-aube-paper px-6 py-8 text-lg leading-[1.75] shadow-paper md:px-14 md:py-12">
        <h2 className="text-3xl text-aube-plum" id="mission">
          Notre mission
        </h2>
        <p className="first-letter:float-left first-letter:pr-[0.12em] first-letter:pt-[0.08em] first-letter:font-display first-letter:text-[3.4em] first-letter:font-semibold first-letter:leading-[0.8] first-letter:text-aube-rose">
          Un soir, une plume est tombée sur un cahier, et sa pointe brillait comme une étoile. C'est ainsi que
          nous aimons raconter le début {elided('de', publisher.name)}. La vérité est plus simple et tout
          aussi belle&nbsp;: nous voulions des livres qui prennent les émotions des enfants au sérieux, sans
          jamais cesser de jouer.
        </p>
        <p>
          Nos histoires ouvrent une porte sur un monde de fées, de fantômes timides et de lanternes. On y rit,
          on y tremble un peu, et l'on en revient plus grand, la main dans celle de quelqu'un. Chaque album
          est pensé pour être lu à voix haute, relu cent fois, et compris autrement à chaque âge.
        </p>
        <p className="text-base text-aube-muted">
          {publisher.name} est une maison imaginaire&nbsp;: ses livres et ses auteurs sont inventés, le soin
          qu'on y met ne l'est pas.
        </p>
      </div>
    </section>
  );
}

function Pillars() {
  return (
    <section aria-labelledby="piliers" className="mx-auto w-full max-w-6xl px-4 pt-20 sm:px-6">
      <h2 className="text-center text-3xl text-aube-ink sm:text-4xl" id="piliers">
        Trois piliers pour chaque histoire
      </h2>
      <ul className="mt-10 grid gap-8 md:grid-cols-3">
        {pillars.map(({ title, text, Picture }) => (
          <li
            className="grid content-start gap-5 overflow-hidden rounded-b-[0.5rem] rounded-t-[11rem] border border-aube-line bg-aube-paper shadow-paper"
            key={title}
          >
            <Picture className="block h-auto w-full" />
            <div className="grid gap-2 px-6 pb-7 text-center">
              <h3 className="text-2xl text-aube-plum">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Values() {
  return (
    <section aria-labelledby="valeurs" className="mx-auto w-full max-w-6xl px-4 pt-20 text-center sm:px-6">
      <h2 className="text-3xl text-aube-ink sm:text-4xl" id="valeurs">
        Nos valeurs
      </h2>
      <ul className="mt-8 flex flex-wrap justify-center gap-3 sm:gap-4">
        {values.map((value) => (
          <li
            className="flex items-center gap-2 rounded-full border-2 border-aube-foil bg-ui-surface px-5 py-2.5 font-display text-lg font-semibold text-aube-ink shadow-paper sm:text-xl"
            key={value}
          >
            <StarIcon className="size-4 text-aube-foil" />
            {value}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Quote() {
  return (
    <section className="mx-auto grid w-full max-w-3xl justify-items-center gap-6 px-4 pt-20 text-center sm:px-6">
      <FoilRule />
      <blockquote className="text-balance font-display text-2xl leading-snug text-aube-ink sm:text-3xl">
        «&nbsp;Un livre refermé continue de briller un peu, comme une veilleuse sous l'oreiller.&nbsp;»
      </blockquote>
      <FoilRule />
      <ButtonLink size="lg" to={paths.books}>
        Découvrir nos livres
      </ButtonLink>
    </section>
  );
}
