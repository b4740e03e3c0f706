import { describeFields, describeMedium, describeText, unseen } from '../../workshop/changes/describe';
import { describeList } from '../../workshop/changes/lists';
import { belonging, feminine, feminines, masculine, masculines, quoted } from '../../workshop/changes/nouns';
import { describePlace, describeSize } from '../../workshop/changes/places';
import { defineChanges } from '../kindChanges';
import { schema, type Node, type TracePlay } from './rules';

const DRAWING = masculine('le dessin');

/** A node is a star of the sky, or a place of a picture. */
const namesOf = (isSky: boolean) =>
  isSky
    ? { all: feminines('les étoiles'), noun: ({ id }: Node) => feminine(`l'étoile ${id}`) }
    : { all: masculines('les lieux'), noun: ({ id }: Node) => masculine(`le lieu ${id}`) };

const fieldsOf = (isSky: boolean) =>
  describeFields<TracePlay>({
    kind: unseen,
    scene: describeMedium(masculine('le fond')),
    alt: describeText(feminine('la description du fond')),
    width: describeSize(DRAWING, ['plus large', 'plus étroit']),
    height: describeSize(DRAWING, ['plus haut', 'moins haut']),
    nodes: describeList<Node>({
      ...namesOf(isSky),
      text: ({ name }) => name,
      id: ({ id }) => id,
      changed: (noun) => (before, after) => [
        ...describePlace(noun)(before, after),
        ...describeSize(noun, ['plus brillant', 'moins brillant'])(before.size, after.size),
        ...describeText(belonging(feminine('la description'), noun))(before.name, after.name),
      ],
    }),
  });

export const changes = defineChanges(
  schema,
  (before: TracePlay, after: TracePlay) => fieldsOf((after.scene ?? '') === '')(before, after),
  {
    isOrdered: true,
    parts: ({ nodes }, answer) =>
      answer
        .split(' ')
        .flatMap((id) => nodes.filter((node) => node.id === id).map(({ name }) => masculine(quoted(name)))),
  },
);
