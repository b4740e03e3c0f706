import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ALL } from '../support/quest';
import * as page from './support/page';
import { makeQuestor, playedAsVisitor } from './support/quest';
import { openSeason, setClock } from './support/season';
import { sql } from './support/server';

const HOME = '/escape-noel';

openSeason();

const main = () => within(screen.getByRole('main'));
const links = () =>
  main()
    .queryAllByRole('link')
    .map((each) => page.textOf(each));
const door = (day: number) => document.querySelector(`#doors li:nth-child(${day}) > *`);

async function openHome(who: 'visitor' | 'knight', solved: number): Promise<void> {
  const days = ALL.slice(0, solved);
  if (who === 'knight') page.signIn(await makeQuestor(days));
  else playedAsVisitor(days);
  await page.open(HOME);
}

test.each(
  (['visitor', 'knight'] as const).flatMap(
    (who) =>
      [
        [who, '6 December', 12, 6, 0, 'jour/6', 'Continuer\u00A0: jour 6', 6],
        [who, '24 December', 12, 24, 0, 'jour/6', 'Continuer\u00A0: jour 6', 24],
        [who, '26 December', 12, 26, 0, 'jour/6', 'Continuer\u00A0: jour 6', 24],
        [who, '5 January', 1, 5, 1, 'jour/6', 'Continuer\u00A0: jour 6', 24],
      ] as const,
  ),
)(
  '%s with five days, %s: the day to play comes first, then the stars and the doors',
  async (who, _, month, day, year, address, words, lastOpen) => {
    await setClock(month, day, year);
    await openHome(who, 5);
    const goOn = await main().findByRole('link', { name: words });
    expect(goOn.getAttribute('href')).toBe(`${HOME}/${address}`);
    // A season's line may stand above, in the scene; no button does.
    expect(links().find((name) => !name?.startsWith('La porte du jour'))).toBe(words.replace('\u00A0', ' '));
    await page.expectSaid('5 étoiles sur 24');
    expect(door(5)?.getAttribute('aria-label')).toBe('Jour 5, résolu');
    expect(door(5)?.getAttribute('href')).toBe(`${HOME}/jour/5`);
    expect(door(lastOpen)?.getAttribute('href')).toBe(`${HOME}/jour/${lastOpen}`);
    expect(links().includes('Se connecter')).toBe(who === 'visitor');
    expect(links().includes('Jouer sans compte')).toBe(false);
  },
);

test.each(['visitor', 'knight'] as const)(
  '%s, 5 December, all done: the next door and its date come first',
  async (who) => {
    await setClock(12, 5);
    await openHome(who, 5);
    await page.expectSaid('Jour 6 : le 6 déc.');
    await page.expectText(() => door(7), /7 déc\.$/);
    await page.expectSaid('5 étoiles sur 24');
    expect(door(6)?.getAttribute('href')).toBeNull();
    await waitFor(() => expect(door(5)?.getAttribute('aria-label')).toBe("Jour 5, résolu, aujourd'hui"));
  },
);

test.each([
  ['5 December', 12, 5, 0, 'samedi 5 décembre', 5],
  ['24 December', 12, 24, 0, 'jeudi 24 décembre', 24],
])(
  '%s: a newcomer reads the date and finds the door of the day',
  async (_, month, day, year, date, today) => {
    await setClock(month, day, year);
    await page.open(HOME);
    const link = await main().findByRole('link', { name: `La porte du jour\u00A0: jour ${today}` });
    expect(link.getAttribute('href')).toBe(`${HOME}/jour/${today}`);
    await page.expectSaid(date.replace(/^\S+ /, ''));
    expect(links()).toContain('Jouer sans compte');
  },
);

test('28 November: no door of the day', async () => {
  await setClock(11, 28);
  await page.open(HOME);
  await page.find('heading', 'Le jeu commence bientôt');
  expect(main().queryByRole('link', { name: /La porte du jour/ })).toBeNull();
});

test('26 December: the home says what a family can do now', async () => {
  await setClock(12, 26);
  await openHome('visitor', 5);
  await page.find('heading', "Entre Noël et le jour de l'an");
  expect(
    main()
      .getByRole('link', { name: /La page finale/ })
      .getAttribute('href'),
  ).toBe(`${HOME}/final`);
  expect(
    main()
      .getByRole('link', { name: /La phrase cachée/ })
      .getAttribute('href'),
  ).toMatch(/constellation/);
  expect(main().queryByRole('link', { name: /La porte du jour/ })).toBeNull();
});

test('5 January: the home says what stays', async () => {
  await setClock(1, 5, 1);
  await openHome('visitor', 24);
  await page.find('heading', 'Noël est passé, les portes restent ouvertes');
});

test('the ring of a bonus question is on its door', async () => {
  await setClock(12, 6);
  const knight = await makeQuestor(ALL.slice(0, 5));
  await sql(
    `insert into public.bonus_questions_solved (user_id, enigme_id)
     select $1, enigmes.id from public.enigmes join public.editions on editions.code = enigmes.edition
     where editions.status = 'current' and day_number = 3`,
    [knight.id],
  );
  page.signIn(knight);
  await page.open(HOME);
  await expect
    .poll(() => door(3)?.getAttribute('aria-label'), { timeout: 20_000 })
    .toBe("Jour 3, résolu, anneau d'argent");
});

test('« Recommencer le voyage » is folded away under the rest', async () => {
  await setClock(12, 6);
  await openHome('visitor', 2);
  await page.find('link', 'Continuer\u00A0: jour 3');
  const restart = await page.find('button', 'Recommencer le voyage');
  expect(restart.closest('details')?.open).toBe(false);
});
