/**
 * `npm run edition`: checks every edition of supabase/edition and writes supabase/seed/edition.sql, which applies the current one to a
 * hosted project (docs/edition.md). `--check` only checks. `--publish 2026`, or the path of an `edition.json`, checks that edition and
 * makes it the current one; with `DATABASE_URL`, in that database at once.
 */
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { counted } from '../../src/lib/french.ts';
import { HostedError, runHosted } from '../hosted.ts';
import { withoutSecrets } from '../secrets.ts';
import { checkFolder } from './check.ts';
import { CURRENT_FOLDER, editionFolder, editionFolders } from './folders.ts';
import { embeddedJudge } from './judge.ts';
import { findOtherWords, readDictionary } from './otherWords.ts';
import { EditionError, findingText } from '../../src/escape-noel/edition/findings.ts';
import { judgedQuestions } from '../../src/escape-noel/edition/otherWords.ts';
import { editionSql, OTHER_WORDS, publishSql } from './seed.ts';

const SQL_FILE = join(import.meta.dirname, '../../supabase/seed/edition.sql');

/** Checks the edition of a folder and says what could be better. @throws {EditionError} */
async function check(folder: string, isOnlyChecking: boolean) {
  const { edition, media, findings, advice } = await checkFolder(folder, judge);
  if (!edition) throw new EditionError(findings);
  for (const each of advice) console.warn(findingText(each));
  const otherWords = await findOtherWords(judge, judgedQuestions(edition), dictionary);
  const isChecked = String(otherWords) === String(edition.other_words);
  if (isOnlyChecking && !isChecked)
    throw new EditionError([
      {
        day: null,
        field: OTHER_WORDS,
        message: 'les mots à ne pas confondre ont changé, lancer npm run edition',
      },
    ]);
  console.log(`L'édition ${edition.edition} est bonne : ${edition.riddles.length} énigmes.`);
  if (!isChecked) await writeFile(join(folder, OTHER_WORDS), `${JSON.stringify(otherWords, null, 1)}\n`);
  return { edition: { ...edition, other_words: otherWords }, media };
}

/** Checks every edition and writes the SQL of the current one. */
async function buildAll(isOnlyChecking: boolean): Promise<void> {
  for (const folder of await editionFolders()) {
    await reporting(folder, async () => {
      const { edition, media } = await check(folder, isOnlyChecking);
      if (!isOnlyChecking && folder === CURRENT_FOLDER)
        await writeSql(edition.edition, editionSql(edition, media));
    });
  }
}

async function writeSql(code: string, sql: string): Promise<void> {
  await writeFile(SQL_FILE, sql);
  console.log(`L'édition ${code} est écrite dans supabase/seed/edition.sql (secret : ne pas la publier).`);
}

const published = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    status: v.picklist(['published', 'already_current']),
    archived: v.nullable(v.string()),
    results: v.number(),
  }),
);

/** @param named the code of an edition, or the path of its file. */
async function publish(named: string): Promise<void> {
  const folder = named.endsWith('.json') ? dirname(resolve(named)) : editionFolder(named);
  await reporting(folder, async () => {
    const { edition, media } = await check(folder, false);
    const { edition: code } = edition;
    const sql = `${editionSql(edition, media)}${publishSql(code)}`;
    const url = process.env['DATABASE_URL'];
    if (!url) {
      await writeSql(code, `begin;\n${sql}commit;\n`);
      console.log(
        "Ce fichier publie l'édition : l'appliquer avec psql ou l'éditeur SQL, ou relancer avec DATABASE_URL.",
      );
      return;
    }
    const output = await runHosted(url, sql);
    const { status, archived, results } = v.parse(published, output.trim().split('\n').at(-1));
    if (status === 'already_current') console.log(`L'édition ${code} se jouait déjà : elle est corrigée.`);
    else console.log(`L'édition ${code} est publiée.`);
    if (archived !== null)
      console.log(`L'édition ${archived} est dans les archives, avec ${counted(results, 'résultat')}.`);
  });
}

async function reporting(folder: string, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof EditionError || error instanceof HostedError)) throw error;
    console.error(withoutSecrets(`Dans le dossier ${basename(folder)} :\n${error.message}`, process.env));
    process.exitCode = 1;
  }
}

const judge = embeddedJudge();
const dictionary = await readDictionary();

const publishOption = process.argv.indexOf('--publish');
if (publishOption === -1) await buildAll(process.argv.includes('--check'));
else {
  const named = process.argv[publishOption + 1];
  if (named === undefined) {
    console.error("Nommer l'édition : npm run edition -- --publish 2026, ou le chemin de son edition.json.");
    process.exitCode = 1;
  } else await publish(named);
}
await judge.close();
