import { expect, type APIRequestContext } from '@playwright/test';
import { EMBEDDED_ANON_KEY } from '../../../tools/embedded/config';
import type { Knight } from '../../support/knight';
import { sentAnswerOf } from '../riddle/edition';

/** Solves a day for a knight, through the API. */
export async function solve(request: APIRequestContext, knight: Knight, day: number): Promise<void> {
  const { access_token } = knight.session as { access_token: string };
  const response = await request.post('/rest/v1/rpc/submit_answer', {
    headers: { apikey: EMBEDDED_ANON_KEY, authorization: `Bearer ${access_token}` },
    data: { day, answer: sentAnswerOf(day) },
  });
  expect(response.ok()).toBe(true);
}
