import { expect, it } from 'vitest';
import { isolated } from './isolated';

it.each(['אור', 'ليلى 7', 'Zoé \u202E321', '\u{1E900}\u{1E901}'])('isolates « %s »', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Zoé', 'Éloïse-Anne', 'Δέλτα', '星の子', 'Юля', '🐻 Nours', ''])(
  'leaves « %s » as it is',
  (name) => {
    expect(isolated(name)).toBe(name);
  },
);
