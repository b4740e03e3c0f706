import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sourceFiles } from './texts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** The inline script starts the application; the structured data are for the build; `loadModule` itself. */
const OTHERWISE = ['app/heads.ts', 'app/inlineScript.ts', 'app/pages.ts', 'lib/loadModule.ts'];

test('every dynamic import goes through `loadModule`, which can try it again', () => {
  const direct = sourceFiles.filter((file) => {
    const code = readFileSync(join(SRC, file), 'utf8').replaceAll(/^\s*(?:\*|\/\/).*$/gm, '');
    return /(?<!loadModule\(\(\) => )\bimport\(/.test(code);
  });
  expect(direct.filter((file) => !OTHERWISE.includes(file))).toEqual([]);
});

test('and so does every `import.meta.glob`, whose modules are whole', () => {
  const globs = sourceFiles.filter((file) =>
    /import\.meta\.glob/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(globs).toHaveLength(4);
  for (const file of globs) {
    const code = readFileSync(join(SRC, file), 'utf8');
    expect(code).toContain('loadModule(load)');
    expect(code).not.toMatch(/import: '/);
  }
});
