import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BOOK_LIMITS_KB, LIMITS_KB } from '../../src/escape-noel/edition/mediaLimits';
import { adminSections } from '../../src/escape-noel/game/admin/sections';
import { isLoose } from './loose';
import { sourceFiles, textsOf } from './texts';

const DOCS = fileURLToPath(new URL('../../docs', import.meta.url));
const PICTURE_LIMIT_BYTES = 60_000;

const guide = readFileSync(join(DOCS, 'guide-equipe.md'), 'utf8');
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
/** Quotations of the screen in the guide: bold, between guillemets. */
const quoted = [...guide.matchAll(/\*\*«\s([^»]+)\s»\*\*/g)].map(([, label = '']) => plain(label));
const links = [...guide.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .replaceAll(/\s/g, '-');
const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

test("every label that the team's guide quotes is on a screen", () => {
  const shown = new Set(
    sourceFiles.filter((file) => file.startsWith('escape-noel/')).flatMap((file) => textsOf(file).map(plain)),
  );
  expect(quoted.length).toBeGreaterThan(80);
  expect([...new Set(quoted)].filter((label) => !shown.has(label))).toEqual([]);
});

test('the guide says what each page of the team is for, and every limit of the files that it sends', () => {
  expect(adminSections.map(({ label }) => label).filter((label) => !quoted.includes(label))).toEqual([]);
  const limits = [...Object.values(LIMITS_KB), ...Object.values(BOOK_LIMITS_KB)].map(
    (limit) => `${limit.toLocaleString('fr-FR')} ko`,
  );
  expect(limits.map(plain).filter((limit) => !plain(guide).includes(limit))).toEqual([]);
});

test('its links lead somewhere, and its pictures are light and described', () => {
  const broken = links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const markdown = file === '' ? guide : readFileSync(join(DOCS, file), 'utf8');
    return anchor !== undefined && !anchorsOf(markdown).includes(anchor);
  });
  expect(broken).toEqual([]);
  const pictures = [...guide.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)];
  expect(pictures.length).toBeGreaterThan(10);
  expect(pictures.filter(([, alternative = '']) => alternative.length < 20)).toEqual([]);
  const sizes = pictures.map(([, , file = '']) => [file, statSync(join(DOCS, file)).size] as const);
  expect(sizes.filter(([, size]) => size > PICTURE_LIMIT_BYTES)).toEqual([]);
});

test('its punctuation and guillemets hold on to their word', () => {
  expect(guide.split('\n').filter(isLoose)).toEqual([]);
});

test('every section that quotes the screen is followed by a browser test', () => {
  const folder = fileURLToPath(new URL('../e2e/workshop/guide', import.meta.url));
  const tests = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const followed = tests.flatMap((code) =>
    [...code.matchAll(/\.follow\(\s*(?:'([^']+)'|"([^"]+)")/g)].map(([, one, other]) => one ?? other),
  );
  const quoting = guide
    .split(/^#{2,3} /m)
    .slice(1)
    .filter((section) => section.includes('**«'))
    .map((section) => section.split('\n', 1)[0]);
  expect(quoting.length).toBeGreaterThan(20);
  expect(quoting.filter((heading) => !followed.includes(heading))).toEqual([]);
});
