import {
  describeChoice,
  describeFields,
  describeMedium,
  describeText,
  unseen,
} from '../../workshop/changes/describe';
import { describeList } from '../../workshop/changes/lists';
import { belonging, feminine, masculine, masculines, quoted } from '../../workshop/changes/nouns';
import { defineChanges } from '../kindChanges';
import { schema, type OrderPlay } from './rules';

const SHAPES = { file: 'une file', ring: 'une ronde' } as const;

type Item = OrderPlay['items'][number];
const nounOf = ({ id, text }: Item) => masculine(`l'élément ${text === '' ? id : quoted(text)}`);

export const changes = defineChanges(
  schema,
  describeFields<OrderPlay>({
    kind: unseen,
    shape: describeChoice(feminine('la forme du jeu'), SHAPES),
    first: describeText(masculines('les mots du début')),
    last: describeText(masculines('les mots de la fin')),
    items: describeList<Item>({
      all: masculines('les éléments'),
      noun: nounOf,
      text: ({ text }) => text,
      id: ({ id }) => id,
      isOrdered: true,
      isNamedByText: true,
      changed: (_noun, old) =>
        describeFields<Item>({
          id: unseen,
          text: describeText(old),
          image: describeMedium(belonging(feminine("l'image"), old)),
        }),
    }),
  }),
  {
    isOrdered: true,
    parts: ({ items }, answer) =>
      answer
        .split(' ')
        .flatMap((id) => items.filter((item) => item.id === id).map(({ text }) => masculine(quoted(text)))),
  },
);
