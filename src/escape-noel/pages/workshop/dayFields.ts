import type { Day } from '../../edition/document';
import type { TextSpec } from '../../workshop/form/Fields';

type DayFields = readonly TextSpec<Day>[];

/** The plain text fields of a day by the sheet of the form that has them, in its order. */
export const EPISODE: DayFields = [
  { path: 'title', label: 'Titre', limit: 60 },
  {
    path: 'description',
    label: 'Épisode du jour',
    hint: 'Deux à quatre phrases, à la deuxième personne.',
    limit: 600,
    lines: 5,
  },
  { path: 'question', label: 'Question', limit: 700, lines: 6 },
];

export const SOLVED: DayFields = [
  {
    path: 'closing',
    label: "Fin de l'épisode",
    hint: "Comment l'éclat est trouvé, où va la route.",
    limit: 300,
    lines: 3,
  },
  {
    path: 'explanation',
    label: 'Explication',
    hint: "Pourquoi c'est la réponse, et un fait vrai et intéressant.",
    limit: 900,
    lines: 6,
  },
  {
    path: 'fragment',
    label: 'Fragment',
    hint: "Un seul mot, dont l'initiale est une lettre de la phrase de l'étoile.",
  },
];

export const ARTEFACT: DayFields = [
  { path: 'artefact.title', label: "Nom de l'artefact" },
  { path: 'artefact.description', label: "Description de l'artefact", lines: 3 },
];

export const BONUS_QUESTION: DayFields = [
  { path: 'defi.question', label: 'Question du défi', limit: 500, lines: 4 },
];

export const BONUS_HELP: DayFields = [
  { path: 'defi.hint', label: 'Indice du défi', limit: 240, lines: 2 },
  { path: 'defi.explanation', label: 'Explication du défi', limit: 700, lines: 4 },
];
