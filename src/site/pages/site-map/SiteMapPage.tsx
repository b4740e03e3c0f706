import persons from 'virtual:catalogue/persons';
import { legalLinks, paths } from '@/paths';
import { PageIntro } from '@/site/shared/PageIntro';
import { Section } from '@/site/shared/Section';
import { books } from '@/site/shared/catalogue';
import { mainLinks } from '@/site/shared/layout/mainLinks';
import { TextLink } from '@/ui/TextLink';

interface LinkTo {
  to: string;
  label: string;
}

const { game } = paths;

const people: readonly LinkTo[] = persons.map(({ slug, name }) => ({ to: paths.person(slug), label: name }));

const professionals: readonly LinkTo[] = [
  { to: paths.trade, label: 'Libraires' },
  { to: paths.schools, label: 'Enseignants' },
  { to: paths.press, label: 'Presse' },
];

const parts: readonly [id: string, title: string, links: readonly LinkTo[]][] = [
  ['maison', 'La maison', [...mainLinks, ...professionals]],
  ['livres', 'Nos livres', books.map(({ slug, title }) => ({ to: paths.book(slug), label: title }))],
  ['auteurs', 'Auteurs et illustrateurs', people],
  [
    'jeu',
    'Escape Noël, le jeu',
    [
      { to: game.landing, label: 'Accueil du jeu et ses vingt-quatre portes' },
      { to: game.constellation, label: 'Constellation des Fragments' },
      { to: game.artefacts, label: 'Galerie des Artefacts' },
      { to: game.leaderboard, label: "Table d'Honneur" },
      { to: game.tables, label: 'Tables rondes' },
      { to: game.contest, label: 'Concours' },
      { to: game.contestRules, label: 'Règlement du concours' },
      { to: game.archives, label: 'Les éditions passées' },
      { to: game.print, label: 'Imprimer les énigmes' },
      { to: game.transfer, label: 'Emporter mon voyage' },
      { to: game.contact, label: 'Écrire au sujet du jeu' },
    ],
  ],
  ['ecole', "Pour l'école", [{ to: game.class, label: 'En classe' }]],
  [
    'compte',
    'Votre compte de jeu',
    [
      { to: game.login, label: 'Se connecter' },
      { to: game.signUp, label: 'Créer un compte' },
      { to: game.password, label: 'Mot de passe oublié' },
      { to: game.profile, label: 'Mon profil' },
    ],
  ],
  ['informations', 'Informations', legalLinks],
];

/** « Plan du site »: the second way to every page, with the menus (rule 27.3). */
export function SiteMapPage() {
  return (
    <>
      <PageIntro heading="Plan du site" text="Toutes nos pages, rangées comme sur une étagère." />
      <div className="mx-auto w-full max-w-6xl gap-x-10 px-4 pt-12 sm:columns-2 sm:px-6 lg:columns-3">
        {parts.map(([id, title, links]) => (
          <Section className="mb-12 break-inside-avoid" id={id} key={id} title={title}>
            <ul className="grid content-start">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <TextLink tall to={to}>
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </>
  );
}
