import { expect, type APIRequestContext } from '@playwright/test';
import type { Knight } from '../../support/knight';
import { API_URL, PUBLIC_KEY } from '../../support/project';
import { sentAnswerOf } from '../riddle/edition';

/** Solves a day for a knight, through the API. */
export async function solve(request: APIRequestContext, knight: Knight, day: number): Promise<void> {
  const { access_token } = knight.session as { access_token: string };
  const response = await request.post(`${API_URL}/rest/v1/rpc/submit_answer`, {
    headers: { apikey: PUBLIC_KEY, authorization: `Bearer ${access_token}` },
    data: { day, answer: sentAnswerOf(day) },
  });
  expect(response.ok()).toBe(true);
}
