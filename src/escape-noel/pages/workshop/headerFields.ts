import type { Header } from '../../edition/document';
import type { TextSpec } from '../../workshop/form/Fields';

type HeaderFields = readonly TextSpec<Header>[];

/** The plain text fields of an edition's own part, by where its form has them. */
export const TITLE: HeaderFields = [
  {
    path: 'title',
    label: "Titre de l'édition",
    hint: 'Il se lit partout, avant que rien ne soit résolu : il ne contient aucune réponse.',
    limit: 60,
  },
];

export const STORY: HeaderFields = [
  {
    path: 'story',
    label: "L'histoire de l'accueil",
    hint: "Ce que l'accueil du jeu raconte avant la première énigme. Une ligne vide sépare les paragraphes. Facultatif.",
    limit: 900,
    lines: 6,
    nullable: true,
  },
];

export const SCHEDULE: HeaderFields = [
  { path: 'schedule.first_door', label: 'Première porte', plain: true, type: 'date' },
  { path: 'schedule.door_time', label: 'Heure des portes', plain: true, type: 'time' },
  {
    path: 'schedule.time_zone',
    label: 'Fuseau horaire',
    hint: 'Par exemple Europe/Paris ou America/Montreal.',
    plain: true,
  },
];

export const PURGE: HeaderFields = [
  {
    path: 'purge_on',
    label: 'Effacement',
    hint: "Le jour où s'effacent les réponses essayées et les comptes que personne n'a utilisés : la page Vie privée promet le 31 janvier.",
    nullable: true,
    plain: true,
    type: 'date',
    className: 'sm:max-w-72',
  },
];

const DATE = { nullable: true, plain: true, type: 'date' } as const;

export const CONTEST_DATES: HeaderFields = [
  {
    path: 'contest.opens_on',
    label: 'Début du concours',
    hint: 'Dans le règlement. Sans date\u00A0: le jour de la première porte.',
    ...DATE,
  },
  {
    path: 'contest.draw_on',
    label: 'Jour du tirage',
    hint: 'Celui que le règlement annonce. Facultatif.',
    ...DATE,
  },
  {
    path: 'contest.written_on',
    label: 'Date du règlement',
    hint: 'Le jour où ces textes ont été relus pour cette année.',
    ...DATE,
  },
];

export const CONTEST_TEXTS: HeaderFields = [
  {
    path: 'contest.gift',
    label: 'Le cadeau, en une phrase',
    hint: "Sur la page du concours. Facultatif\u00A0: elle parle sinon d'un cadeau spécial.",
    limit: 200,
    lines: 2,
    nullable: true,
  },
  {
    path: 'contest.prizes',
    label: 'Les lots',
    hint: 'Dans le règlement\u00A0: leur nombre, leur valeur, leur envoi. Une ligne vide sépare les paragraphes.',
    limit: 900,
    lines: 5,
    nullable: true,
  },
  {
    path: 'contest.entrants',
    label: 'Qui peut participer',
    hint: "Dans le règlement. Facultatif\u00A0: il admet sinon chaque chevalier qui a un compte. L'équipe de la maison en est toujours exclue.",
    limit: 600,
    lines: 4,
    nullable: true,
  },
];

export const SEASON_END: HeaderFields = [
  {
    path: 'season_end.finished',
    label: 'Quand tout est résolu',
    hint: 'La page finale le dit après «\u00A0Tu as résolu les 24 énigmes.\u00A0» Facultatif.',
    limit: 240,
    lines: 2,
    nullable: true,
  },
  {
    path: 'season_end.farewell',
    label: 'Le mot de la fin',
    hint: 'Au bas de la page finale, avant «\u00A0Joyeux Noël, petit chevalier\u00A0». Une ligne vide sépare les paragraphes. Facultatif.',
    limit: 900,
    lines: 6,
    nullable: true,
  },
  {
    path: 'season_end.next_season',
    label: 'La suite',
    hint: "Sur l'accueil du jeu, à partir de janvier\u00A0: ce qui viendra, et quand. Facultatif.",
    limit: 300,
    lines: 2,
    nullable: true,
  },
];

export const SENTENCE: HeaderFields = [
  {
    path: 'feast.sentence',
    label: 'La phrase',
    hint: "Vingt-quatre lettres, telle qu'on la lira, avec ses accents.",
  },
];

export const SENTENCE_QUESTION: HeaderFields = [
  { path: 'feast.question', label: 'Question de la phrase', limit: 300, lines: 4 },
];

export const LETTER: HeaderFields = [
  {
    path: 'feast.letter',
    label: 'La lettre',
    hint: 'Une ligne vide sépare les paragraphes ; le dernier est la signature.',
    limit: 1200,
    lines: 12,
  },
];
