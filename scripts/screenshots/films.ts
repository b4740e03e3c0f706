import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import * as v from 'valibot';
import { PROGRESS_KEY } from '../../src/escape-noel/shared/player/progressKey.ts';
import { paths } from '../../src/paths.ts';

/** A picture that moves. */
export interface Film {
  name: string;
  width: number;
  page: string;
  /** Plays; what the window shows is taken at every `yield`. */
  play: (page: Page) => AsyncGenerator<undefined>;
}

const editionFile = new URL('../../supabase/edition/edition.json', import.meta.url);
const edition = v.object({
  riddles: v.array(
    v.object({
      day: v.number(),
      answers: v.tupleWithRest([v.string()], v.string()),
      explanation: v.string(),
      fragment: v.string(),
      artefact: v.object({ title: v.string(), description: v.string() }),
    }),
  ),
});
const { riddles } = v.parse(edition, JSON.parse(readFileSync(editionFile, 'utf8')));

/** Long enough for what was asked for to be drawn. */
export const REDRAWN_MS = 700;
const REJOICING_FRAMES = 6;
const STARS_A_FRAME = 2;

/** The pictures that move, for the README. */
export const films: readonly Film[] = [
  {
    name: 'jeu-comete-360',
    width: 360,
    page: paths.game.riddle(22),
    async *play(page) {
      await page.getByRole('button', { name: 'Continuer sans compte' }).click();
      const sky = page.getByRole('group', { name: /^Un ciel plein d'étoiles/ });
      await lookAt(sky);
      yield;
      for (const id of starsOf(22)) {
        await page.locator(`[data-node="${id}"]`).click();
        yield;
      }
      await page.getByRole('button', { name: 'Valider ma réponse' }).click();
      await page.getByRole('dialog').waitFor();
      yield* stay(REJOICING_FRAMES);
    },
  },
  {
    name: 'jeu-lumiere-360',
    width: 360,
    page: paths.game.constellation,
    async *play(page) {
      const sky = page.locator('.sky');
      for (let lit = 0; lit < riddles.length; lit += STARS_A_FRAME) {
        await light(page, lit);
        await lookAt(sky);
        yield;
      }
      await light(page, riddles.length);
      await page.getByRole('dialog', { name: 'LUMIÈRE' }).waitFor();
      await lookAt(sky);
      yield* stay(REJOICING_FRAMES);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      yield;
      await page.getByRole('button', { name: 'Regarde la figure' }).click();
      await lookAt(sky);
      yield* stay(REJOICING_FRAMES);
    },
  },
];

/** Brings what is filmed to the middle of the window, and has it drawn there. */
async function lookAt(subject: Locator): Promise<void> {
  await subject.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await subject.page().waitForTimeout(REDRAWN_MS);
}

async function* stay(frames: number): AsyncGenerator<undefined> {
  for (let frame = 0; frame < frames; frame += 1) yield;
}

/** Has the browser keep the first days as a visitor's who has solved them, and tells the page as another tab would. */
function light(page: Page, count: number): Promise<void> {
  const days = riddles.slice(0, count).map(({ day, answers: [answer], explanation, fragment, artefact }) => [
    day,
    {
      completed: true,
      score: 5,
      hints_used: 0,
      completed_at: '2024-12-24T18:00:00.000Z',
      answer,
      revelation: { answer, explanation, fragment, artefact: { ...artefact, imageUrl: null } },
    },
  ]);
  return page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      dispatchEvent(new StorageEvent('storage', { key, newValue: value, storageArea: localStorage }));
    },
    [PROGRESS_KEY, JSON.stringify(Object.fromEntries(days))] as const,
  );
}

/** The stars of a day's path, in its order: the second answer. */
function starsOf(day: number): string[] {
  return riddles.find((riddle) => riddle.day === day)?.answers[1]?.split(' ') ?? [];
}
