import { describeFields, describeMedium, describeText, unseen } from '../../workshop/changes/describe';
import { describeList } from '../../workshop/changes/lists';
import { belonging, feminine, masculine, masculines } from '../../workshop/changes/nouns';
import { describePlace, describeSize } from '../../workshop/changes/places';
import { defineChanges } from '../kindChanges';
import { schema, type TouchPlay } from './rules';

type Place = TouchPlay['places'][number];
const nounOf = (id: string) => masculine(`le lieu ${id}`);

export const changes = defineChanges(
  schema,
  describeFields<TouchPlay>({
    kind: unseen,
    scene: describeMedium(masculine('le décor')),
    alt: describeText(feminine('la description du décor')),
    noun: describeText(masculine("le nom d'un lieu")),
    places: describeList<Place>({
      all: masculines('les lieux'),
      noun: ({ id }) => nounOf(id),
      text: ({ name }) => name,
      id: ({ id }) => id,
      changed: (noun) => (before, after) => [
        ...describePlace(noun)(before, after),
        ...describeSize(noun, ['plus grand', 'plus petit'])(before.radius, after.radius),
        ...describeText(belonging(feminine('la description'), noun))(before.name, after.name),
      ],
    }),
  }),
  { isOrdered: false, parts: (_play, answer) => answer.split(' ').map(nounOf) },
);
