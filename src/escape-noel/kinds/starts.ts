import type { InferInput } from 'valibot';
import type { playShape } from './shapes';

type Play = InferInput<typeof playShape>;
export type KindName = Play['kind'];

/** The kinds as the workshop names them. */
export const KIND_NAMES: Readonly<Record<KindName, string>> = {
  order: 'Ranger des éléments',
  grid: 'Allumer, éteindre des lampes',
  touch: 'Toucher des lieux sur un dessin',
  wheel: 'Roue ou cadenas',
  pieces: 'Morceaux à remettre en place',
  trace: 'Relier des points',
  listen: 'Écouter et rejouer',
  tool: "Se servir d'un objet gagné",
};

export const isKind = (name: string): name is KindName => name in KIND_NAMES;

/** The first data of a board of each kind, without a picture or a name that would have to be replaced. */
export const STARTS: { readonly [Kind in KindName]: Extract<Play, { kind: Kind }> } = {
  order: {
    kind: 'order',
    shape: 'file',
    first: 'Le premier',
    last: 'Le dernier',
    items: Array.from({ length: 7 }, (_, index) => ({ id: String(index + 1), text: '', image: '' })),
  },
  grid: { kind: 'grid', rows: ['*****', '*****', '*****', '*****', '*****'] },
  touch: { kind: 'touch', scene: '', alt: '', noun: 'lieu', places: [] },
  wheel: { kind: 'wheel', shape: 'dials', dials: ['0123456789', '0123456789', '0123456789'] },
  pieces: {
    kind: 'pieces',
    whole: 'La pierre, en morceaux',
    columns: 2,
    pieces: [['LA NEI'], ['GE EST'], [' BLANC'], ['HE ICI']],
    laid: [1, 0, 3, 2],
  },
  trace: {
    kind: 'trace',
    width: 960,
    height: 720,
    nodes: [],
  },
  listen: {
    kind: 'listen',
    shape: 'keys',
    timbre: 'glassBell',
    keys: [
      { name: 'La petite cloche', note: 'C5' },
      { name: 'La cloche moyenne', note: 'E5' },
      { name: 'La grande cloche', note: 'G5' },
      { name: 'La plus grande cloche', note: 'A5' },
    ],
    length: 5,
  },
  tool: {
    kind: 'tool',
    tool: 'mirror',
    day: 1,
    name: 'le miroir',
    lines: ['Une première ligne', 'Une seconde ligne'],
  },
};
