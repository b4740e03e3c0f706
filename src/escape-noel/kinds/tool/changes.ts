import {
  describeChoice,
  describeFields,
  describeMedium,
  describeNumber,
  describeText,
  turned,
  unseen,
} from '../../workshop/changes/describe';
import { describeList, describeTexts } from '../../workshop/changes/lists';
import { belonging, feminine, feminines, masculine } from '../../workshop/changes/nouns';
import { describePlace } from '../../workshop/changes/places';
import { defineChanges } from '../kindChanges';
import { schema, type MirrorPlay, type SpyglassPlay, type ToolPlay } from './rules';

const TOOLS = { mirror: 'un miroir', spyglass: 'une longue-vue' } as const;
const COLOURS = { bleue: 'bleue', rouge: 'rouge' } as const;

const shared = {
  kind: unseen,
  tool: unseen,
  day: describeNumber(
    "l'objet vient d'un jour plus tardif",
    "l'objet vient d'un jour moins tardif",
    (day) => `jour ${day}`,
  ),
  name: describeText(masculine("le nom de l'objet")),
};
const describeMirror = describeFields<MirrorPlay>({
  ...shared,
  lines: describeTexts(feminines('les lignes'), (place) => feminine(`la ligne ${place + 1}`), describeText),
});

type Star = SpyglassPlay['stars'][number];

const describeSpyglass = describeFields<SpyglassPlay>({
  ...shared,
  scene: describeMedium(masculine('le ciel')),
  alt: describeText(feminine('la description du ciel')),
  stars: describeList<Star>({
    all: feminines('les étoiles'),
    noun: (_star, place) => feminine(`l'étoile ${place + 1}`),
    text: ({ note }) => note,
    changed: (noun) => (before, after) => [
      ...describePlace(noun)(before, after),
      ...describeChoice(belonging(feminine('la couleur'), noun), COLOURS)(before.colour, after.colour),
      ...describeText(belonging(feminine('la phrase'), noun))(before.note, after.note),
    ],
  }),
});

export const changes = defineChanges(schema, (before: ToolPlay, after: ToolPlay) => {
  if (before.tool === 'mirror' && after.tool === 'mirror') return describeMirror(before, after);
  if (before.tool === 'spyglass' && after.tool === 'spyglass') return describeSpyglass(before, after);
  return [turned('le jeu', TOOLS[before.tool], TOOLS[after.tool])];
});
