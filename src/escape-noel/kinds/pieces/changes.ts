import {
  change,
  describeFields,
  describeNumber,
  describeText,
  unseen,
  type Change,
} from '../../workshop/changes/describe';
import { describeTexts } from '../../workshop/changes/lists';
import { masculine, masculines } from '../../workshop/changes/nouns';
import { defineChanges } from '../kindChanges';
import { schema, type PiecesPlay } from './rules';

const describePieces = describeTexts(
  masculines('les morceaux'),
  (place) => masculine(`le morceau ${place + 1}`),
  describeText,
);
const textsOf = (pieces: PiecesPlay['pieces']) => pieces.map((lines) => lines.join('\n'));

/** The pieces at first. A piece that is added or removed says it by itself. */
function describeLaid(before: PiecesPlay['laid'], after: PiecesPlay['laid']): Change[] {
  if (before.length !== after.length) return [];
  const moved = after.filter((piece, place) => piece !== before[place]);
  const [one, other] = moved;
  if (one === undefined) return [];
  return moved.length === 2 && other !== undefined
    ? [change(`les morceaux ${one + 1} et ${other + 1} échangent leur place au début`)]
    : [change('les morceaux sont mélangés autrement au début')];
}

export const changes = defineChanges(
  schema,
  describeFields<PiecesPlay>({
    kind: unseen,
    whole: describeText(masculine('le nom de ce qui est en morceaux')),
    columns: describeNumber('il y a plus de morceaux par rangée', 'il y a moins de morceaux par rangée'),
    pieces: (before, after) => describePieces(textsOf(before), textsOf(after)),
    laid: describeLaid,
  }),
);
