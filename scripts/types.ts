/**
 * `npm run types`: writes src/api/database.types.ts from the migrations, with the official generator reading the embedded
 * database. `npm run types -- --check` writes nothing and fails when the file is not what the migrations say.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { generateTypes, TYPES_FILE } from '../tools/embedded/types.ts';

const file = fileURLToPath(TYPES_FILE);
const generated = await generateTypes();
if (!process.argv.includes('--check')) {
  await writeFile(file, generated);
} else if ((await readFile(file, 'utf8')) !== generated) {
  console.error('src/api/database.types.ts is not what the migrations say: run « npm run types ».');
  process.exitCode = 1;
}
