import type { Page } from '@playwright/test';
import { paths } from '../../../src/paths';
import { CURRENT_FOLDER, editionFolder } from '../../../tools/edition/folders';
import { readMedia } from '../../../tools/edition/media';
import { editionSql, publishSql, readEdition } from '../../../tools/edition/seed';
import { expectNoAxeViolations } from '../../support/axe';
import { signIn } from '../../support/knight';
import { outsideWindow } from '../../support/overflow';
import { OwnBackend } from '../../support/ownBackend';
import { inkOf, packed, printPage, smallLetters } from '../../support/printed';
import { completeDays } from '../../support/quest';
import { expect, test } from '../../support/test';
import { PAST_EDITION, pastRiddles, riddles } from '../riddle/edition';

const { classPack } = paths.game;
const TEACHER = '00000000-0000-4000-8000-00000000c1a5';
const NAME = 'La classe des Mésanges';
/** The days that the teacher has solved, or given up. */
const SOLVED = [1, 2, 5];
const MOST_BYTES = 3_000_000;
/** For pupils of seven (rule 21.2), in points. */
const SMALLEST_LETTERS = 14;

const editions = {
  2024: { folder: CURRENT_FOLDER, days: riddles },
  [PAST_EDITION]: { folder: editionFolder(PAST_EDITION), days: pastRiddles },
};
type Days = typeof riddles;

/** A backend that plays an edition, whose doors open a day apart, on a day of December; the page's browser is a teacher's. */
async function openSchool(page: Page, baseURL: string | undefined, code: keyof typeof editions) {
  const backend = await OwnBackend.open(baseURL, { demo: false });
  const { folder } = editions[code];
  if (folder !== CURRENT_FOLDER) {
    await backend.sql(
      editionSql({ ...(await readEdition(folder)), edition: 'ecole' }, await readMedia(folder)),
    );
    await backend.sql(publishSql('ecole'));
  }
  await backend.sql(
    `update public.enigmes set opens_at = make_timestamptz(2026, 12, day_number, 0, 0, 0, 'Europe/Paris')
     from public.editions where editions.code = enigmes.edition and editions.status = 'current'`,
  );
  const teacher = await backend.makeKnight(TEACHER, 'Institutrice');
  await completeDays((text, params) => backend.sql(text, params), teacher.id, SOLVED);
  await backend.lead(page.context());
  await signIn(page, teacher);
  return backend;
}

const setDay = (backend: OwnBackend, day: number) =>
  backend.sql(
    `create or replace function public.server_now() returns timestamptz language sql stable set search_path = ''
     as $$ select make_timestamptz(2026, 12, ${day}, 8, 30, 0, 'Europe/Paris') $$`,
  );

/** Words in one spelling: small letters without accents, one space between them and around. */
const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z\d]+/g, ' ')
    .trim()} `;

/** Texts that a day's sheet may contain. */
const publicText = ({ title, description, question, play, media_alt }: Days[number]) =>
  plain([title, description, question, media_alt, JSON.stringify(play)].join(' '));

/** Every accepted answer of a day, and of its bonus question, that is no number or letter that any text may hold. */
const answersOf = ({ answers, defi }: Days[number]) =>
  [...answers, ...(defi?.answers ?? [])].map(plain).filter((answer) => answer.trim().length >= 4);

for (const code of [2024, PAST_EDITION] as const)
  test(`the pack of the edition ${code} has the opened days, cards for the others, and no answer of a closed one${code === PAST_EDITION ? ' @full' : ''}`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { days } = editions[code];
    const backend = await openSchool(page, baseURL, code);
    for (const today of [12, 24]) {
      await setDay(backend, today);
      await page.goto(classPack);
      await expect(page.getByRole('heading', { name: /^Jour \d+ / })).toHaveCount(today);
      await page.getByRole('textbox', { name: 'Le nom de la classe' }).fill(NAME);
      await expect(page.getByRole('button', { name: 'Imprimer le dossier' })).not.toHaveAttribute(
        'aria-busy',
      );
      await expect(page.getByRole('heading', { name: 'Les réponses' })).toBeVisible();
      const printed = await printPage(page);
      expect(smallLetters(printed, SMALLEST_LETTERS)).toEqual([]);
      const { pages, texts, words, bytes, isA4 } = printed;
      expect(isA4).toBe(true);
      expect(bytes).toBeLessThan(MOST_BYTES);
      expect(pages).toBeLessThanOrEqual(today + 7);
      expect(texts.filter((text) => text.length < 60)).toEqual([]);
      const whole = texts.join('');
      for (const { day, title, question, explanation } of days) {
        const isOpen = day <= today;
        expect([day, whole.includes(packed(`Jour ${day} ${title}`))]).toEqual([day, isOpen]);
        expect([day, whole.includes(packed(question).slice(0, 40))]).toEqual([day, isOpen]);
        expect([day, whole.includes(packed(explanation).slice(0, 40))]).toEqual([day, SOLVED.includes(day)]);
        expect([day, whole.includes(packed(`Jour ${day} S'ouvre le ${day} décembre`))]).toEqual([
          day,
          !isOpen,
        ]);
      }
      expect(whole.split(packed(NAME))).toHaveLength(3);

      const closed = days.filter(({ day }) => day > today);
      const open = days.filter(({ day }) => day <= today);
      const key = days.filter(({ day }) => SOLVED.includes(day)).map(({ explanation }) => explanation);
      const dates = closed.map(({ day }) => plain(`${day} décembre`));
      const readable = [...open.map(publicText), ...key.map(plain), ...dates].join('');
      const text = plain(words);
      expect(closed.flatMap(answersOf).length).toBeGreaterThanOrEqual(closed.length);
      // A word of an opened day's story may be a later answer, as the date of a door: they say it, and not the pack.
      const told = closed.flatMap(answersOf).filter((answer) => text.includes(answer));
      expect(told.filter((answer) => !readable.includes(answer))).toEqual([]);
      expect(await inkOf(page)).toBeLessThan(0.16);
    }
    // The name of the class was typed, and went nowhere.
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).toContain('Institutrice');
    expect(stored).not.toContain('Mésanges');
    await backend.close();
  });

test('the pack is for knights: a visitor is sent to sign in; it is readable at every width', async ({
  page,
  baseURL,
}) => {
  await page.goto(classPack);
  await expect(page).toHaveURL(paths.game.login);
  const backend = await openSchool(page, baseURL, 2024);
  await setDay(backend, 6);
  await page.goto(classPack);
  await expect(page.getByText("S'ouvre le 7 décembre")).toBeVisible();
  await expect(page.getByText(/la clé de 3\sjours sur 6/)).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await outsideWindow(page)).toEqual([]);
    await expectNoAxeViolations(page);
  }
  await backend.close();
});
