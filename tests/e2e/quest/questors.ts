import type { APIRequestContext, Page } from '@playwright/test';
import { makeKnight, sql, type Knight } from '../../support/knight';
import { expect } from '../../support/test';
import { riddles } from '../riddle/edition';

/** The sentence that the fragments hide (docs/edition.md), and a way to type it. */
export const SENTENCE = 'La magie de Noël brille en toi';
const TYPED_SENTENCE = 'la maji de noel brille en toi';

/** A fresh knight who has completed days without a hint, with everything that gives: five points, a fragment, an artefact a day. */
export async function makeQuestor(
  request: APIRequestContext,
  days: readonly number[],
  name = 'Dame Œillet',
): Promise<Knight> {
  const knight = await makeKnight(request, name);
  await sql(
    request,
    `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
     select $1::uuid, day, 5, timestamptz '2024-12-01 10:00+01' + make_interval(days => day - 1) from unnest($2::int[]) as day`,
    [knight.id, days],
  );
  await sql(
    request,
    `insert into public.enigme_fragments (user_id, enigme_id, word, found_at)
     select $1::uuid, s.enigme_id, s.reponse_decoder, now() from private.enigme_solutions s where s.enigme_id = any($2::int[])`,
    [knight.id, days],
  );
  await sql(
    request,
    `insert into public.artefacts (user_id, day_number, title, description, image_url, word, found_at)
     select $1::uuid, s.enigme_id, s.artefact_title, s.artefact_description, s.artefact_image_url, s.reponse_decoder,
       timestamptz '2024-12-01 10:00+01' + make_interval(days => s.enigme_id - 1)
     from private.enigme_solutions s where s.enigme_id = any($2::int[])`,
    [knight.id, days],
  );
  await sql(request, 'select total_score from private.refresh_totals($1::uuid)', [knight.id]);
  return knight;
}

/** Every day, 1 to 24. */
export const ALL = riddles.map(({ day }) => day);

/** A visitor who has completed days in this browser. */
export async function playedAsVisitor(page: Page, days: readonly number[]): Promise<void> {
  const progress = Object.fromEntries(
    riddles
      .filter(({ day }) => days.includes(day))
      .map(({ day, answers, closing, explanation, fragment, artefact }) => [
        day,
        {
          completed: true,
          score: 5,
          hints_used: 0,
          revealed: false,
          completed_at: '2024-12-01T09:00:00.000Z',
          answer: answers[0],
          revelation: {
            answer: answers[0],
            closing,
            explanation,
            fragment,
            artefact: { title: artefact.title, description: artefact.description, imageUrl: null },
          },
        },
      ]),
  );
  await page.goto('/favicon.svg');
  await page.evaluate(
    (stored) => localStorage.setItem('escape-noel-progress', stored),
    JSON.stringify(progress),
  );
}

/** Notes that the door has been opened in this session: what is tested stands behind it. */
export async function withDoorOpen(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('escape-noel-porte', '1'));
}

/** Types the sentence where the constellation asks for it. */
export async function saySentence(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'La phrase cachée' }).fill(TYPED_SENTENCE);
  await page.getByRole('button', { name: 'Dire la phrase' }).click();
  await expect(page.getByText(SENTENCE).filter({ visible: true })).toHaveCount(1);
}
