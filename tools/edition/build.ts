/**
 * `npm run edition`: checks every edition of supabase/edition and writes supabase/seed/edition.sql, which applies the current one to a
 * hosted project (docs/edition.md). `--check` only checks.
 */
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { redundantAnswers } from './answers.ts';
import { assetProblems } from './assets.ts';
import { CURRENT_FOLDER, editionFolders } from './folders.ts';
import { readMedia } from './media.ts';
import { EditionError } from './problems.ts';
import { scheduleWarnings } from './schedule.ts';
import { judgedQuestions, otherWordsOf, readDictionary } from './otherWords.ts';
import { editionSql, OTHER_WORDS, readEdition } from './seed.ts';

const SQL_FILE = join(import.meta.dirname, '../../supabase/seed/edition.sql');
const isOnlyChecking = process.argv.includes('--check');

const dictionary = await readDictionary();
if (!dictionary)
  console.warn(
    `Aucun dictionnaire français (paquet Debian wfrench) : les mots de ${OTHER_WORDS} restent ceux de la dernière vérification.`,
  );

async function build(folder: string) {
  const edition = await readEdition(folder);
  const media = await readMedia(folder);
  const problems = await assetProblems(edition, media);
  if (problems.length > 0) throw new EditionError(problems);
  for (const riddle of edition.riddles) {
    const spare = redundantAnswers(riddle);
    if (spare.length > 0)
      console.warn(`jour ${riddle.day}, answers : déjà acceptées sans être écrites : ${spare.join(', ')}`);
  }
  for (const warning of scheduleWarnings(edition))
    console.warn(`${warning} : une heure ronde se retient mieux`);
  const otherWords = dictionary ? otherWordsOf(judgedQuestions(edition), dictionary) : edition.other_words;
  const isChecked = String(otherWords) === String(edition.other_words);
  if (isOnlyChecking && !isChecked)
    throw new EditionError([
      `${OTHER_WORDS} : les mots à ne pas confondre ont changé, lancer npm run edition`,
    ]);
  console.log(`L'édition ${edition.edition} est bonne : ${edition.riddles.length} énigmes.`);
  if (isOnlyChecking) return;
  if (!isChecked) await writeFile(join(folder, OTHER_WORDS), `${JSON.stringify(otherWords, null, 1)}\n`);
  if (folder !== CURRENT_FOLDER) return;
  await writeFile(SQL_FILE, editionSql({ ...edition, other_words: otherWords }, media));
  console.log(
    `L'édition ${edition.edition} est écrite dans supabase/seed/edition.sql (secret : ne pas la publier).`,
  );
}

for (const folder of await editionFolders()) {
  try {
    await build(folder);
  } catch (error) {
    if (!(error instanceof EditionError)) throw error;
    console.error(`Dans le dossier ${basename(folder)} :\n${error.message}`);
    process.exitCode = 1;
  }
}
