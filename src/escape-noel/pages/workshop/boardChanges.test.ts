import { assert, constantFrom, integer, property, tuple, type Arbitrary } from 'fast-check';
import { test } from 'vitest';
import { replaced, spliced } from '@/lib/arrays';
import { touchBoard as touch, traceBoard as trace } from '@/testing/boards';
import { expectFrench, schemaKeys } from '@/testing/schemaKeys';
import { dayShape, type Day } from '../../edition/document';
import type { KeysPlay, RowPlay } from '../../kinds/listen/rules';
import type { OrderPlay } from '../../kinds/order/rules';
import { KIND_NAMES, STARTS } from '../../kinds/starts';
import type { MirrorPlay, SpyglassPlay } from '../../kinds/tool/rules';
import type { DialsPlay, RingPlay } from '../../kinds/wheel/rules';
import { blankDay } from '../../workshop/form/blanks';
import { partChanges } from './partChanges';

const KEYS = schemaKeys(dayShape);

type Play = Day['play'];
interface Case {
  before: Play;
  after: Play;
  sentence: string;
  answers?: [before: string, after: string];
}
const to = (before: Play, after: Play, sentence: string): Case => ({ before, after, sentence });

const { order, grid, pieces } = STARTS;
const place = integer({ min: 0, max: 5 });
const distance = integer({ min: 5, max: 90 });
const at = <Item>(items: readonly Item[], index: number, change: Partial<Item>): Item[] =>
  items.map((item, each) => (each === index ? { ...item, ...change } : item));
const moved = <Item>(items: readonly Item[], index: number, target: number): Item[] =>
  spliced(spliced(items, index, 1), target, 0, ...items.slice(index, index + 1));
const id = (index: number) => String(index + 1).padStart(2, '0');
const NAMES = [
  'Anis, bonnet rouge',
  'Brindille, bonnet vert',
  'Cannelle, bonnet jaune',
  'Dragée, bonnet bleu',
];
const queue: OrderPlay = { ...order, items: NAMES.map((text, index) => ({ id: String(index + 1), text })) };
const kinds = constantFrom(...Object.values(STARTS));
const lower = (text: string) => text.toLocaleLowerCase('fr');
const WAYS = [
  [0, 1, 'est descendu', 'est descendue'],
  [0, -1, 'est monté', 'est montée'],
  [1, 0, 'est allé vers la droite', 'est allée vers la droite'],
  [-1, 0, 'est allé vers la gauche', 'est allée vers la gauche'],
  [1, 1, 'est descendu et allé vers la droite', 'est descendue et allée vers la droite'],
] as const;
const way = constantFrom(...WAYS);
const sky: SpyglassPlay = {
  kind: 'tool',
  tool: 'spyglass',
  day: 5,
  name: 'la longue-vue',
  scene: '/edition/a/b.webp',
  alt: 'Un ciel',
  stars: [
    { x: 100, y: 100, colour: 'bleue', note: 'La comète revient.' },
    { x: 400, y: 400, colour: 'rouge', note: 'La grande ourse.' },
  ],
};
const tool: MirrorPlay = {
  kind: 'tool',
  tool: 'mirror',
  day: 1,
  name: 'le miroir',
  lines: ['Une première ligne', 'Une seconde ligne'],
};
const ring: RingPlay = { kind: 'wheel', shape: 'ring', message: 'ZVBZ SL WVUA' };
const wheel: DialsPlay = { kind: 'wheel', shape: 'dials', dials: ['0123456789', '0123456789', '0123456789'] };
const tune: RowPlay = {
  kind: 'listen',
  shape: 'row',
  timbre: 'musicBox',
  phrases: ['C5 D5', 'E5 F5 G5'],
  count: 2,
};
const listen: KeysPlay = {
  kind: 'listen',
  shape: 'keys',
  timbre: 'glassBell',
  keys: ['C5', 'E5', 'G5', 'A5'].map((note, index) => ({ name: `Cloche ${index + 1}`, note })),
  length: 5,
};

const CASES: Readonly<Record<string, Arbitrary<Case>>> = {
  'another kind': tuple(kinds, kinds)
    .filter(([one, other]) => one.kind !== other.kind)
    .map(([one, other]) =>
      to(one, other, `Le jeu : ${lower(KIND_NAMES[one.kind])} → ${lower(KIND_NAMES[other.kind])}`),
    ),
  'a board more': kinds.map((play) => to(null, play, `Le jeu est ajouté : ${lower(KIND_NAMES[play.kind])}`)),
  'a board less': kinds.map((play) => to(play, null, 'Le jeu est retiré')),
  'touch: a place moved': tuple(place, distance, way).map(([index, far, [x, y, sentence]]) => {
    const { x: left = 0, y: top = 0 } = touch.places[index] ?? {};
    const places = at(touch.places, index, { x: left + far * x, y: top + far * y });
    return to(touch, { ...touch, places }, `Le lieu ${id(index)} ${sentence}`);
  }),
  'touch: a place larger or smaller': tuple(
    place,
    distance.filter((more) => more !== 70),
  ).map(([index, more]) =>
    to(
      touch,
      { ...touch, places: at(touch.places, index, { radius: more }) },
      `Le lieu ${id(index)} est devenu plus ${more > 70 ? 'grand' : 'petit'}`,
    ),
  ),
  'touch: a place more or less': place.map((index) =>
    to(touch, { ...touch, places: spliced(touch.places, index, 1) }, `Le lieu ${id(index)} est retiré`),
  ),
  'touch: a place renamed': place.map((index) =>
    to(
      touch,
      { ...touch, places: at(touch.places, index, { name: 'Un hibou' }) },
      `La description du lieu ${id(index)} est réécrite`,
    ),
  ),
  'touch: a place becomes right, or wrong': place.map((index) => ({
    ...to(touch, touch, `Le lieu ${id(index)} fait maintenant partie de la solution`),
    answers: ['08 09', [id(index), '08', '09'].join(' ')],
  })),
  'order: a thing moved first': integer({ min: 1, max: 3 }).map((index) =>
    to(
      queue,
      { ...queue, items: moved(queue.items, index, 0) },
      `L'élément « ${NAMES[index]} » est passé en tête`,
    ),
  ),
  'order: a thing renamed, more or less': constantFrom(
    to(
      queue,
      { ...queue, items: at(queue.items, 0, { text: 'Anis, bonnet blanc' }) },
      "L'élément « Anis, bonnet rouge » est corrigé",
    ),
    to(queue, { ...queue, items: queue.items.slice(1) }, "L'élément « Anis, bonnet rouge » est retiré"),
    to({ ...queue, items: queue.items.slice(0, 3) }, queue, "L'élément « Dragée, bonnet bleu » est ajouté"),
    to(
      queue,
      { ...queue, items: at(queue.items, 1, { image: '/edition/a/b.webp' }) },
      "L'image de l'élément « Brindille, bonnet vert » est ajoutée",
    ),
  ),
  'order: another shape or mix': constantFrom(
    to(order, { ...order, shape: 'ring' }, 'La forme du jeu : une file → une ronde'),
    to(order, { ...order, items: order.items.toReversed() }, 'Les éléments sont rangés autrement'),
    to(order, { ...order, first: 'La tête' }, 'Les mots du début sont réécrits'),
  ),
  'order: another solution': constantFrom({
    ...to(queue, queue, 'La solution du jeu est corrigée'),
    answers: ['1 2 3 4', '2 1 3 4'],
  }),
  'trace: a star moved': tuple(place, distance, way).map(([index, far, [x, y, , sentence]]) => {
    const { x: left = 0, y: top = 0 } = trace.nodes[index] ?? {};
    const nodes = at(trace.nodes, index, { x: left + far * x, y: top + far * y });
    return to(trace, { ...trace, nodes }, `L'étoile ${id(index)} ${sentence}`);
  }),
  'trace: another size or background': constantFrom(
    to(trace, { ...trace, nodes: at(trace.nodes, 0, { size: 4 }) }, "L'étoile 01 est devenue plus brillante"),
    to(
      trace,
      { ...trace, nodes: at(trace.nodes, 0, { size: 1 }) },
      "L'étoile 01 est devenue moins brillante",
    ),
    to(trace, { ...trace, width: 700 }, 'Le dessin est devenu plus étroit'),
    to(trace, { ...trace, height: 900 }, 'Le dessin est devenu plus haut'),
    to(trace, { ...trace, scene: '/edition/a/b.webp', alt: 'Un pré' }, 'Le fond est ajouté'),
  ),
  'grid: lanterns': tuple(integer({ min: 0, max: 4 }), integer({ min: 0, max: 4 })).map(([row, column]) =>
    to(
      grid,
      { ...grid, rows: replaced(grid.rows, row, `${'*'.repeat(column)}.${'*'.repeat(4 - column)}`) },
      `La lanterne ${column + 1} de la rangée ${row + 1} est éteinte au début`,
    ),
  ),
  'grid: rows and letters': constantFrom(
    to(grid, { ...grid, rows: [...grid.rows, '*****'] }, 'Il y a plus de rangées : 5 → 6'),
    to(grid, { ...grid, rows: grid.rows.map(() => '***') }, 'Il y a moins de lampes par rangée : 5 → 3'),
    to(grid, { ...grid, rows: ['AB', 'CD'] }, 'Les lampes : des lanternes → des fenêtres à lettres'),
    to(
      { kind: 'grid', rows: ['ABCD', 'EFGH'] },
      { kind: 'grid', rows: ['ABCD', 'EFGI'] },
      'La rangée 2 est corrigée',
    ),
    to(grid, { ...grid, rows: grid.rows.map(() => '.....') }, '25 lanternes sont éteintes au début'),
  ),
  'wheel: a lock or a wheel': constantFrom(
    to(wheel, ring, 'Le jeu : un cadenas à molettes → une roue à déchiffrer'),
    to(ring, { ...ring, message: 'ZVBZ SL WVUA ZVBZ' }, 'Le message chiffré est corrigé'),
    to(wheel, { ...wheel, dials: [...wheel.dials, 'ABC'] }, 'La molette 4 est ajoutée'),
  ),
  'pieces: another start or piece': constantFrom(
    to(pieces, { ...pieces, laid: [0, 1, 3, 2] }, 'Les morceaux 1 et 2 échangent leur place au début'),
    to(pieces, { ...pieces, laid: [3, 2, 1, 0] }, 'Les morceaux sont mélangés autrement au début'),
    to(pieces, { ...pieces, columns: 3 }, 'Il y a plus de morceaux par rangée : 2 → 3'),
    to(pieces, { ...pieces, whole: '' }, 'Le nom de ce qui est en morceaux est effacé'),
    to(pieces, { ...pieces, pieces: replaced(pieces.pieces, 1, ['GE ETE']) }, 'Le morceau 2 est corrigé'),
  ),
  'listen: keys and tunes': constantFrom(
    to(listen, tune, 'Le jeu : des touches à jouer → un air où trouver les fausses notes'),
    to(tune, { ...tune, count: 1 }, 'Il y a moins de fausses notes : 2 → 1'),
    to(tune, { ...tune, phrases: ['C5 D5', 'E5 F5 A5'] }, "La phrase 2 de l'air est corrigée"),
    to(listen, { ...listen, length: 7 }, 'Il y a plus de coups à jouer : 5 → 7'),
    to(
      listen,
      { ...listen, timbre: 'musicBox' },
      'Le son du jeu : une clochette de verre → une boîte à musique',
    ),
    to(
      listen,
      { ...listen, keys: at(listen.keys, 1, { note: 'D5' }) },
      'La touche 2 est plus grave : mi 5 → ré 5',
    ),
    to(listen, { ...listen, keys: moved(listen.keys, 3, 0) }, 'La touche 4 est passée en tête'),
  ),
  'tool: a mirror or a spyglass': constantFrom(
    to(tool, sky, 'Le jeu : un miroir → une longue-vue'),
    to(tool, { ...tool, day: 4 }, "L'objet vient d'un jour plus tardif : jour 1 → jour 4"),
    to(tool, { ...tool, lines: ['Une première ligne', 'Une ligne'] }, 'La ligne 2 est corrigée'),
    to(sky, { ...sky, stars: at(sky.stars, 1, { y: 50 }) }, "L'étoile 2 est montée"),
    to(
      sky,
      { ...sky, stars: at(sky.stars, 0, { colour: 'rouge' }) },
      "La couleur de l'étoile 1 : bleue → rouge",
    ),
    to(sky, { ...sky, scene: '/edition/a/c.webp' }, 'Le ciel est remplacé'),
  ),
};

test.each(Object.entries(CASES))('%s is described in French, without a name of the file', (_, cases) => {
  assert(
    property(cases, ({ before, after, sentence, answers = ['', ''] }) => {
      const [old, now] = [before, after].map((play, index) => ({
        ...blankDay(4),
        play,
        answers: ['les hiboux', answers[index] ?? ''],
      }));
      const changes = partChanges(4, old ?? null, now ?? null, 'Europe/Paris');
      expectFrench(
        changes.map((change) => change.sentence),
        sentence,
        KEYS,
      );
    }),
    { numRuns: 40 },
  );
});
