import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { generateTypes, TYPES_FILE } from '../../tools/embedded/types.ts';

test(
  'src/api/database.types.ts matches the migrations (`npm run types` writes it)',
  { timeout: 180_000 },
  async () => {
    expect(await readFile(TYPES_FILE, 'utf8')).toBe(await generateTypes());
  },
);
