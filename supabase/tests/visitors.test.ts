import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openTestBackend, type TestBackend } from './support/testBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await openTestBackend();
});
afterEach(() => backend.setClock(null));
afterAll(() => backend.close());

const WRONG = { status: 'wrong', retry_after_s: 0 };
const right = (day: number) => ({ day, answer: `motcache ${day}` });

describe('Visitors', () => {
  test('A right answer returns the revelation without score or total, and stores nothing', async () => {
    const before = await backend.value('select count(*)::int from public.enigme_progress');
    const reply = await backend.visitor.call('submit_answer', right(1));
    expect(reply).toEqual({
      status: 'correct',
      revealed: false,
      answer: 'Motcaché 1',
      closing: 'Finalecache 1',
      explanation: 'Explicationcache 1',
      fragment: 'Fragmentcache1',
      artefact: { title: 'Artefactcache 1', description: 'Objetcache 1', image_url: null },
    });
    expect(await backend.value('select count(*)::int from public.enigme_progress')).toBe(before);
  });

  test('Sixty wrong answers in a minute lock one address until the next minute (rule 3.9)', async () => {
    await backend.setClock('2024-12-02T10:00:10Z');
    const attempt = (address: string, answer: string) =>
      backend.visitor.request('/rest/v1/rpc/submit_answer', {
        method: 'POST',
        body: { day: 1, answer },
        headers: { 'x-forwarded-for': address },
      });
    for (let count = 1; count <= 60; count += 1)
      expect((await attempt('192.0.2.1', 'non')).json).toEqual(WRONG);
    expect((await attempt('192.0.2.1', 'motcache 1')).json).toEqual({ status: 'locked', retry_after_s: 50 });
    expect((await attempt('198.51.100.9, 192.0.2.1', 'non')).json).toMatchObject({ status: 'locked' });
    expect((await attempt('192.0.2.2', 'motcache 1')).json).toMatchObject({ status: 'correct' });
    await backend.setClock('2024-12-02T10:01:00Z');
    expect((await attempt('192.0.2.1', 'motcache 1')).json).toMatchObject({ status: 'correct' });
  });

  test('Only a salted digest of an address is stored, for an hour', async () => {
    await backend.query('delete from private.visitor_attempts');
    await backend.setClock('2024-12-03T10:00:00Z');
    const attempt = () =>
      backend.visitor.request('/rest/v1/rpc/submit_answer', {
        method: 'POST',
        body: { day: 1, answer: 'non' },
        headers: { 'x-forwarded-for': '192.0.2.77' },
      });
    await attempt();
    const rows = await backend.query('select address_digest from private.visitor_attempts');
    expect(rows).toHaveLength(1);
    const unsalted = createHash('sha256').update('192.0.2.77').digest('hex');
    for (const text of ['192.0.2.77', unsalted]) expect(JSON.stringify(rows)).not.toContain(text);
    await backend.setClock('2024-12-03T11:00:01Z');
    await attempt();
    expect(await backend.value('select count(*)::int from private.visitor_attempts')).toBe(1);
  });
});
