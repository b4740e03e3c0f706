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
