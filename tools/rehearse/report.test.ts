import { expect, test } from 'vitest';
import { Report } from './report.ts';

function reported(fill: (report: Report) => unknown) {
  const lines: string[] = [];
  const report = new Report((line) => lines.push(line));
  return { report, lines, filled: Promise.resolve(fill(report)) };
}

test('what is missing is named with the way to get it, and is no failure', async () => {
  const { report, lines } = reported((each) => each.lacks('the auth server', 'set AUTH_SERVER'));
  report.summary();
  expect(report.isClean).toBe(true);
  expect(lines).toContain('not rehearsed: the auth server (set AUTH_SERVER)');
  expect(lines.at(-1)).toBe('0 passed, 0 failed, 1 not rehearsed');
});

test('a step that throws fails the rehearsal, and its reason is printed', async () => {
  const { report, lines, filled } = reported(async (each) => {
    expect(await each.step('one', () => Promise.resolve(1))).toBe(1);
    expect(await each.step('two', () => Promise.reject(new Error('no such role')))).toBeNull();
  });
  await filled;
  report.summary();
  expect(report.isClean).toBe(false);
  expect(lines.join('\n')).toContain('✗ two\nno such role');
  expect(lines.at(-1)).toBe('1 passed, 1 failed, 0 not rehearsed');
});

test('the table says which parts were real', () => {
  const { report, lines } = reported((each) => {
    each.part('Auth', 'supabase/auth', true);
    each.part('Storage', 'its tables', false);
  });
  report.summary();
  expect(lines).toContain('| Auth | supabase/auth | real |');
  expect(lines).toContain('| Storage | its tables | stand-in |');
});
