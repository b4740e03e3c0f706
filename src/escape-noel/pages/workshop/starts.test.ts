import { expect, test } from 'vitest';
import { playFindings } from '../../edition/play';
import * as KINDS from '../../kinds/index';
import { KIND_NAMES, STARTS } from '../../kinds/starts';

test('every kind has a name in the workshop', () => {
  expect(Object.keys(KIND_NAMES).toSorted()).toEqual(Object.keys(KINDS).toSorted());
});

test.each(Object.entries(STARTS))(
  'a board of the kind %s begins with data that the check accepts',
  (_, play) => {
    const findings = playFindings(play, ['une réponse']);
    expect(findings.filter(({ field }) => field !== 'answers')).toEqual([]);
  },
);
