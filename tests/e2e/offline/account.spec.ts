import { SESSION_KEY } from '../../../src/api/sessionKey';
import { addKnight, makeKnight, signIn } from '../../support/knight';
import { answerOf } from '../riddle/edition';
import { RiddleScreen } from '../riddle/riddleScreen';
import { expect, test, untilStored } from './device';

const ownCaches = () =>
  caches.keys().then((names) => names.filter((name) => name.startsWith('escape-noel-knight-')));

test("a knight's progress is there without a network, even with an expired session, and leaves with the account", async ({
  device,
  request,
}) => {
  const knight = await makeKnight(request, 'Lancelot');
  const page = await device.open();
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  await untilStored(page, 1, true);
  await screen.try(answerOf(1));
  await expect(page.getByRole('dialog', { name: 'Lumière retrouvée !' })).toBeVisible();
  await page.goto('/escape-noel/jour/1');
  await expect(screen.revelation).toBeVisible();
  expect(await page.evaluate(ownCaches)).toEqual([`escape-noel-knight-${knight.id}`]);

  await device.cut(true);
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  }, SESSION_KEY);
  await page.reload();
  await expect(screen.revelation).toBeVisible();
  await expect(page.getByText('Lancelot').first()).toBeAttached();

  await device.cut(false);
  await page.reload();
  await page.getByRole('button', { name: 'Quitter' }).click();
  await expect(page).toHaveURL('/escape-noel');
  await expect.poll(() => page.evaluate(ownCaches)).toEqual([]);
});

test('an answer that waits stays with its player: another one neither sends nor sees it', async ({
  device,
  request,
}) => {
  const [knight, other] = [await makeKnight(request, 'Gauvain'), await makeKnight(request, 'Tristan')];
  const page = await device.open();
  const screen = new RiddleScreen(page);
  await signIn(page, knight);
  await screen.openAsKnight(1);
  await untilStored(page, 1);
  await device.cut(true);
  await screen.try('une réponse de Gauvain');
  await expect(page.getByText('même si tu fermes la page')).toBeVisible();

  // The tab closes before the network is back.
  await page.goto('about:blank');
  await device.cut(false);
  const sent: (string | null)[] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/rpc/submit_answer')) sent.push(each.postData());
  });
  await signIn(page, other);
  await screen.openAsKnight(1);
  await untilStored(page, 1);
  await expect(page.getByText('une réponse de Gauvain')).toHaveCount(0);
  expect(sent).toEqual([]);

  await signIn(page, knight);
  await page.goto('/escape-noel/classement');
  await expect.poll(() => sent).toEqual([expect.stringContaining('Gauvain')]);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('escape-noel-waiting')))
    .toContain('wrong');
  await page.goto('/escape-noel/jour/1');
  await expect(page.getByText('Ta réponse est partie')).toBeVisible();
  await page.getByRole('button', { name: "D'accord" }).click();
  await expect(page.getByText('Ta réponse est partie')).toHaveCount(0);
  expect(sent).toHaveLength(1);
});

test('two knights of an account take turns without a network: nothing of one is shown to the other, nor sent for it', async ({
  device,
  request,
}) => {
  const knight = await makeKnight(request, 'Gauvain');
  await addKnight(request, knight, 'Yseult');
  const page = await device.open();
  const screen = new RiddleScreen(page);
  const turnTo = async (name: string) => {
    await page.goto('/escape-noel/jour/1');
    await page.goto('/escape-noel/qui-joue');
    await page.getByRole('button', { name }).click();
    await expect(page).toHaveURL('/escape-noel');
    await page.goto('/escape-noel/jour/1');
    await expect(screen.answer).toBeVisible();
  };
  await signIn(page, knight);
  await turnTo('Yseult');
  await untilStored(page, 1);
  await turnTo('Gauvain');

  await device.cut(true);
  await screen.try('une réponse de Gauvain');
  await expect(page.getByText('même si tu fermes la page')).toBeVisible();
  await turnTo('Yseult');
  await expect(screen.answer).toHaveValue('');
  await expect(page.getByText('une réponse de Gauvain')).toHaveCount(0);
  await screen.answer.fill('un brouillon de Yseult');

  const sent: (string | undefined)[][] = [];
  page.on('request', (each) => {
    if (each.url().endsWith('/rpc/submit_answer'))
      sent.push([each.headers()['x-knight'], each.postData() ?? undefined]);
  });
  await device.cut(false);
  await page.goto('/escape-noel/classement');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await turnTo('Gauvain');
  // Judged on this page, or on one before.
  await expect(page.getByText(/La réponse n'est pas correcte|Ta réponse est partie/).first()).toBeVisible();
  await expect(page.getByText('un brouillon de Yseult')).toHaveCount(0);
  await turnTo('Yseult');
  await expect(screen.answer).toHaveValue('un brouillon de Yseult');
  // Again where a page was left meanwhile, which counts once (rule 3.8), and for its own knight alone.
  const others = sent.filter(([header, body]) => header !== undefined || !body?.includes('Gauvain'));
  expect([sent.length > 0, others]).toEqual([true, []]);
});
