import { afterEach, expect, test } from 'vitest';
import { listen } from './gateway.ts';
import { mailpit } from './mail.ts';

const PORT = 4447;
const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test('the e-mails of `supabase start` are read from Mailpit, as its API gives them', async () => {
  const answers: Record<string, object> = {
    '/api/v1/messages?limit=200': { total: 1, messages: [{ ID: 'a1', Subject: 'Lien' }] },
    '/api/v1/message/a1': {
      ID: 'a1',
      To: [{ Name: '', Address: 'margot@exemple.test' }],
      Subject: 'Lien',
      HTML: '<a href="http://127.0.0.1/?token_hash=x">Lien</a>',
      Date: '2026-11-28T10:00:00Z',
    },
  };
  const server = await listen(async ({ url }) => {
    const { pathname, search } = new URL(url);
    return Response.json(answers[pathname + search] ?? {});
  }, PORT);
  closing.push(() => server.close());
  expect(await mailpit(`http://127.0.0.1:${PORT}`)).toEqual([
    {
      to: 'margot@exemple.test',
      subject: 'Lien',
      html: '<a href="http://127.0.0.1/?token_hash=x">Lien</a>',
      sentAt: '2026-11-28T10:00:00Z',
    },
  ]);
});
