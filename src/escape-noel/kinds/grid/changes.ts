import { counted } from '@/lib/french';
import {
  change,
  describeFields,
  describeNumber,
  describeText,
  turned,
  unseen,
  type Change,
} from '../../workshop/changes/describe';
import { feminine, feminines, passive, type Noun } from '../../workshop/changes/nouns';
import { defineChanges } from '../kindChanges';
import { hasLetters, lampsOf, schema, type GridPlay, type Lamp } from './rules';

const lampName = (isLetters: boolean) => (isLetters ? 'des fenêtres à lettres' : 'des lanternes');
const describeHeight = describeNumber('il y a plus de rangées', 'il y a moins de rangées');
const describeWidth = describeNumber('il y a plus de lampes par rangée', 'il y a moins de lampes par rangée');

const nounOf = ({ row, column }: Pick<Lamp, 'row' | 'column'>) =>
  feminine(`la lanterne ${column} de la rangée ${row}`);

/** With more, they are counted. */
const MOST_NAMED = 4;

/** « la lanterne 3 de la rangée 2 est éteinte au début », or « 12 lanternes sont éteintes au début ». */
function describeSwitched(lamps: readonly Lamp[], participle: string): Change[] {
  const say = (noun: Noun) => change(`${passive(noun, participle)} au début`);
  if (lamps.length > MOST_NAMED) return [say(feminines(counted(lamps.length, 'lanterne')))];
  return lamps.map((lamp) => say(nounOf(lamp)));
}

function describeLanterns(before: GridPlay, after: GridPlay): Change[] {
  const lit = new Map(lampsOf(before).map(({ id, isLitAtFirst }) => [id, isLitAtFirst]));
  const switched = lampsOf(after).filter(
    ({ id, isLitAtFirst }) => lit.has(id) && lit.get(id) !== isLitAtFirst,
  );
  return [
    ...describeSwitched(
      switched.filter(({ isLitAtFirst }) => isLitAtFirst),
      'allumé',
    ),
    ...describeSwitched(
      switched.filter(({ isLitAtFirst }) => !isLitAtFirst),
      'éteint',
    ),
  ];
}

const describeLetters = (before: GridPlay, after: GridPlay): Change[] =>
  after.rows.flatMap((row, index) => {
    const was = before.rows[index];
    return was === undefined ? [] : describeText(feminine(`la rangée ${index + 1}`))(was, row);
  });

function describeRows(before: GridPlay, after: GridPlay): Change[] {
  const isLetters = hasLetters(after);
  if (hasLetters(before) !== isLetters)
    return [turned('les lampes', lampName(!isLetters), lampName(isLetters))];
  return [
    ...describeHeight(before.rows.length, after.rows.length),
    ...describeWidth(before.rows[0]?.length ?? 0, after.rows[0]?.length ?? 0),
    ...(isLetters ? describeLetters(before, after) : describeLanterns(before, after)),
  ];
}

export const changes = defineChanges(
  schema,
  describeFields<GridPlay>({
    kind: unseen,
    rows: (before, after) => describeRows({ kind: 'grid', rows: before }, { kind: 'grid', rows: after }),
  }),
  {
    isOrdered: false,
    parts: (_play, answer) =>
      answer.split(' ').map((id) => nounOf({ row: Number(id.charAt(0)), column: Number(id.charAt(1)) })),
  },
);
