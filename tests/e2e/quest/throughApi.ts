import { expect, type APIRequestContext } from '@playwright/test';
import * as v from 'valibot';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import { answerOf, riddleOf, sentAnswerOf } from '../riddle/edition';
import type { Turn } from './turns';

/** The server's reply for a completed day; only a knight has figures. */
const Solved = v.object({
  status: v.literal('correct'),
  revealed: v.boolean(),
  score: v.optional(v.number()),
  hints_used: v.optional(v.number()),
  total_score: v.optional(v.number()),
  completed_enigmes: v.optional(v.number()),
  answer: v.string(),
  closing: v.string(),
  explanation: v.string(),
  fragment: v.string(),
  artefact: v.object({ title: v.string(), description: v.string(), image_url: v.nullable(v.string()) }),
});

/**
 * Plays a day with the requests that the page makes: a wrong answer, hints, then the right answer or the reveal.
 * @param token a knight's access token.
 * @returns the server's last reply.
 */
export async function playThroughApi(
  request: APIRequestContext,
  { day, hints, wrong, revealed }: Turn,
  token: string = EMBEDDED_ANON_KEY,
): Promise<v.InferOutput<typeof Solved>> {
  const call = async (name: string, data: object): Promise<unknown> => {
    const headers = { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${token}` };
    return (await request.post(`/rest/v1/rpc/${name}`, { headers, data: { day, ...data } })).json();
  };
  if (wrong) {
    const reply = await call('submit_answer', { answer: 'une réponse que personne n’attend' });
    expect(reply).toMatchObject({ status: 'wrong' });
  }
  for (let rang = 1; rang <= hints; rang += 1) {
    expect(await call('reveal_hint', { rang })).toMatchObject({ status: 'revealed', hint: { rang } });
  }
  const done = revealed
    ? await call('reveal_answer', {})
    : await call('submit_answer', { answer: sentAnswerOf(day) });
  return v.parse(Solved, done);
}

/** The revelation of a day, for knights and visitors. */
export const revelationOf = ({ day, revealed }: Turn) => {
  const { explanation, fragment, artefact } = riddleOf(day);
  return { revealed, answer: answerOf(day), explanation, fragment, artefact: { title: artefact.title } };
};
