/**
 * `npm run edition`: checks supabase/edition/edition.json and writes supabase/seed/edition.sql, which applies it to a hosted project
 * (docs/edition.md). `--check` only checks.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redundantAnswers } from './answers.ts';
import { assetProblems } from './assets.ts';
import { readMedia } from './media.ts';
import { EditionError } from './problems.ts';
import { editionSql, readEdition } from './seed.ts';

const SUPABASE = join(import.meta.dirname, '../../supabase');

try {
  const edition = await readEdition(join(SUPABASE, 'edition/edition.json'));
  const media = await readMedia(join(SUPABASE, 'edition'));
  const problems = await assetProblems(edition, media);
  if (problems.length > 0) throw new EditionError(problems);
  for (const riddle of edition.riddles) {
    const spare = redundantAnswers(riddle);
    if (spare.length > 0)
      console.warn(`jour ${riddle.day}, answers : déjà acceptées sans être écrites : ${spare.join(', ')}`);
  }
  if (process.argv.includes('--check')) {
    console.log(`L'édition ${edition.edition} est bonne : ${edition.riddles.length} énigmes.`);
  } else {
    await writeFile(join(SUPABASE, 'seed/edition.sql'), editionSql(edition, media));
    console.log(
      `L'édition ${edition.edition} est écrite dans supabase/seed/edition.sql (secret : ne pas la publier).`,
    );
  }
} catch (error) {
  if (!(error instanceof EditionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
