import { describeFields, describeText, turned, unseen } from '../../workshop/changes/describe';
import { describeTexts } from '../../workshop/changes/lists';
import { feminine, feminines, masculine } from '../../workshop/changes/nouns';
import { defineChanges } from '../kindChanges';
import { schema, type DialsPlay, type RingPlay, type WheelPlay } from './rules';

const SHAPES = { ring: 'une roue à déchiffrer', dials: 'un cadenas à molettes' } as const;

const describeRing = describeFields<RingPlay>({
  kind: unseen,
  shape: unseen,
  message: describeText(masculine('le message chiffré')),
});
const describeDials = describeFields<DialsPlay>({
  kind: unseen,
  shape: unseen,
  dials: describeTexts(
    feminines('les molettes'),
    (place) => feminine(`la molette ${place + 1}`),
    describeText,
  ),
});

export const changes = defineChanges(
  schema,
  (before: WheelPlay, after: WheelPlay) => {
    if (before.shape === 'ring' && after.shape === 'ring') return describeRing(before, after);
    if (before.shape === 'dials' && after.shape === 'dials') return describeDials(before, after);
    return [turned('le jeu', SHAPES[before.shape], SHAPES[after.shape])];
  },
  { isOrdered: true, parts: (_play, answer) => answer.split(' ').map(masculine) },
);
