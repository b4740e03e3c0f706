import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EmbeddedBackend } from '../../tools/embedded/database.ts';
import { bootForTests, testsFolder } from './support/backend.ts';
import { runTapFile } from './support/tap.ts';

const files = readdirSync(testsFolder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted();

describe('pgTAP', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await bootForTests();
  });
  afterAll(() => backend.close());

  test.each(files)('%s passes', async (name) => {
    const { planned, results } = await runTapFile(backend.driver, join(testsFolder, name));
    const failures = results.filter((result) => !result.passed);
    expect(failures.map(({ name: title, diagnostics }) => `${title}\n${diagnostics}`)).toEqual([]);
    expect(results.length).toBe(planned);
    expect(planned).toBeGreaterThan(0);
  });
});
