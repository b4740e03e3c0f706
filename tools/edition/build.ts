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
import { judgedQuestions, otherWordsOf, readDictionary } from './otherWords.ts';
import { editionSql, OTHER_WORDS, readEdition } from './seed.ts';

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
  const dictionary = await readDictionary();
  const otherWords = dictionary ? otherWordsOf(judgedQuestions(edition), dictionary) : edition.other_words;
  if (!dictionary)
    console.warn(
      `Aucun dictionnaire français (paquet Debian wfrench) : les mots de ${OTHER_WORDS} restent ceux de la dernière vérification.`,
    );
  const isChecked = String(otherWords) === String(edition.other_words);
  if (process.argv.includes('--check')) {
    if (!isChecked)
      throw new EditionError([
        `${OTHER_WORDS} : les mots à ne pas confondre ont changé, lancer npm run edition`,
      ]);
    console.log(`L'édition ${edition.edition} est bonne : ${edition.riddles.length} énigmes.`);
  } else {
    if (!isChecked)
      await writeFile(join(SUPABASE, 'edition', OTHER_WORDS), `${JSON.stringify(otherWords, null, 1)}\n`);
    await writeFile(
      join(SUPABASE, 'seed/edition.sql'),
      editionSql({ ...edition, other_words: otherWords }, media),
    );
    console.log(
      `L'édition ${edition.edition} est écrite dans supabase/seed/edition.sql (secret : ne pas la publier).`,
    );
  }
} catch (error) {
  if (!(error instanceof EditionError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
