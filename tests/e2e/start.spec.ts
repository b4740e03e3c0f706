import { readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

test('`npm start` writes its pages in a folder of its own, so that a start on another port keeps its own', async ({
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const written = readFileSync(`.cache/start-${port}/escape-noel.html`, 'utf8');
  expect(await (await request.get('/escape-noel')).text()).toBe(written);
});
