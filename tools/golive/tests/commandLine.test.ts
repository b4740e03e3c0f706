import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { inspect, promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { publisher } from '../../../src/publisher';
import { EMBEDDED_ANON_KEY, signToken } from '../../embedded/config';
import { commandLine } from '../commandLine';
import { keyKind } from '../key';
import { PROJECT } from './stub';

const VITE_SUPABASE_ANON_KEY = 'sb_publishable_x';

describe('What the command is given', () => {
  test('The address, the public key and the site of src/publisher.ts are enough', () => {
    const { target, skipped } = commandLine([`${PROJECT}/`], { VITE_SUPABASE_ANON_KEY });
    expect(target).toMatchObject({
      project: PROJECT,
      site: publisher.siteUrl,
      key: VITE_SUPABASE_ANON_KEY,
      address: null,
      management: null,
      query: null,
    });
    expect([...skipped]).toEqual([]);
  });

  test('Credentials come from the environment, exceptions from the options', () => {
    const { target, skipped } = commandLine(
      [PROJECT, '--skip=doors,emailjs', '--site=https://essai.plume-etoile.fr/', '--address=192.0.2.1'],
      { VITE_SUPABASE_ANON_KEY, SUPABASE_ACCESS_TOKEN: 'token', DATABASE_URL: 'postgresql://' },
    );
    expect(target).toMatchObject({ site: 'https://essai.plume-etoile.fr', address: '192.0.2.1' });
    expect(target.management).not.toBeNull();
    expect(target.query).not.toBeNull();
    expect([...skipped]).toEqual(['doors', 'emailjs']);
  });

  test('Behind a domain of its own, a project is managed by its reference', () => {
    const env = { VITE_SUPABASE_ANON_KEY, SUPABASE_ACCESS_TOKEN: 'token' };
    const own = ['https://api.plume-etoile.fr'];
    expect(commandLine(own, env).target.management).toBeNull();
    const named = commandLine(own, { ...env, SUPABASE_PROJECT_REF: 'abcdefghijklmnopqrst' });
    expect(named.target.management).not.toBeNull();
  });

  test.each([
    [[], /Write npm run golive/],
    [[PROJECT, PROJECT], /Write npm run golive/],
    [['http://abc.supabase.co'], /begins with https/],
    [['abc'], /begins with https/],
    [[PROJECT, '--skip=door'], /there is no check door. They are: awake, key, /],
    [[PROJECT, '--force'], /Unknown option '--force'/],
  ])('%j is refused', (args, says) => {
    expect(() => commandLine(args, { VITE_SUPABASE_ANON_KEY })).toThrow(says);
  });

  test('Without a key the command says where to write it', () => {
    expect(() => commandLine([PROJECT], {})).toThrow(/Set VITE_SUPABASE_ANON_KEY/);
  });

  test.each(['sb_secret_x', signToken({ role: 'service_role' })])('The secret key %s is refused', (key) => {
    expect(() => commandLine([PROJECT], { VITE_SUPABASE_ANON_KEY: key })).toThrow(
      /IS A (SECRET|SERVICE_ROLE) KEY.* Nothing was sent\./,
    );
  });
});

test.each([
  ['sb_publishable_x', 'publishable'],
  [EMBEDDED_ANON_KEY, 'anon'],
  ['sb_secret_x', 'secret'],
  [signToken({ role: 'service_role' }), 'service_role'],
  [signToken({ role: 'authenticated' }), 'unknown'],
  ['', 'unknown'],
])('The key %s is of the kind %s', (key, kind) => {
  expect(keyKind(key)).toBe(kind);
});

test('At a terminal a secret key ends the command with 1, without its value', async () => {
  const root = join(import.meta.dirname, '../../..');
  const env = { ...process.env, VITE_SUPABASE_ANON_KEY: 'sb_secret_never_printed' };
  const running = promisify(execFile)('npx', ['tsx', 'tools/golive/golive.ts', PROJECT], { cwd: root, env });
  const failure: unknown = await running.catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 1 });
  expect(String(failure)).toContain('IS A SECRET KEY');
  expect(inspect(failure)).not.toContain('never_printed');
});
