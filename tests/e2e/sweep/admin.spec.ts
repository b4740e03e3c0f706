import { LONGEST_NAME, signIn } from '../../support/knight';
import { expectSoundTeamPage, openWhole } from '../../support/soundPage';
import { test } from '../../support/test';
import { makeAdmin, makeScorer } from '../honour/people';
import { makeEdition } from '../workshop/edition';
import { teamAddress, teamPatterns } from './addresses';

/** A day with a board that has an editor. */
const DAY = 8;

for (const pattern of teamPatterns)
  test(`${pattern} is sound`, { tag: '@phone' }, async ({ page, request }) => {
    // Lists of fifty accounts have more than a hundred controls.
    test.slow();
    const code = await makeEdition(request, DAY);
    await makeScorer(request, 24, LONGEST_NAME);
    await signIn(page, await makeAdmin(request));
    await openWhole(page, teamAddress(pattern, code, DAY));
    await expectSoundTeamPage(page);
  });
