import type { PGlite } from '@electric-sql/pglite';
import { createJudge, type Asked, type Judge } from '../../src/escape-noel/edition/forms.ts';
import { bootEmbedded, type EmbeddedBackend } from '../embedded/database.ts';

export type Verdict = 'right' | 'almost' | 'wrong';

/** The judge of the embedded database, without a network. It boots at the first question. */
export interface EmbeddedJudge extends Judge {
  /**
   * The verdict on each text, as the game gives it (rules 12). Calls at the same time have the same words.
   * @param otherWords words of the language that are no misspelt answer (rule 12.7).
   */
  verdicts: (asked: Asked, otherWords: readonly string[], texts: readonly string[]) => Promise<Verdict[]>;
  /** Runs a query of the judge's functions. */
  query: <Row>(sql: string, values: readonly unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

const FORMS = `
  select private.answer_forms(array[list.text]) as forms
  from unnest($1::text[]) with ordinality as list (text, place) order by list.place`;
const VERDICTS = `
  with accepted as materialized (select private.answer_forms($2::text[]) as forms),
    asked as materialized (select forms, private.filler_keys($3, forms) as fillers from accepted)
  select private.compare_answer(list.text, asked.forms, asked.fillers) as verdict
  from asked, unnest($1::text[]) with ordinality as list (text, place) order by list.place`;

/** The edition of the words that are no misspelt answer. */
const EDITION = 'judge';

/** PGlite's program ends with exit codes of its own, when a database is made and when it closes: they replace this process's. */
async function keepingExitCode<Result>(act: () => Promise<Result>): Promise<Result> {
  const { exitCode } = process;
  const result = await act();
  process.exitCode = exitCode ?? 0;
  return result;
}

export function embeddedJudge(): EmbeddedJudge {
  let booting: Promise<EmbeddedBackend> | undefined;
  let written: { words: string; done: Promise<void> } | undefined;
  const driver = async (): Promise<PGlite> => {
    booting ??= keepingExitCode(() => bootEmbedded({ editions: false }));
    return (await booting).driver;
  };
  const query = async <Row>(sql: string, values: readonly unknown[]) =>
    (await (await driver()).query<Row>(sql, [...values])).rows;

  async function writeOtherWords(otherWords: readonly string[]): Promise<void> {
    await query(`insert into public.editions (code, title) values ($1, 'Judge') on conflict do nothing`, [
      EDITION,
    ]);
    await query('delete from private.other_words', []);
    await query('insert into private.other_words (word, edition) select unnest($1::text[]), $2', [
      otherWords,
      EDITION,
    ]);
  }

  function setOtherWords(otherWords: readonly string[]): Promise<void> {
    const words = otherWords.join(' ');
    if (written?.words !== words) written = { words, done: writeOtherWords(otherWords) };
    return written.done;
  }

  return {
    ...createJudge({
      fetchForms: async (texts) =>
        (await query<{ forms: string[] }>(FORMS, [texts])).map(({ forms }) => forms),
      fetchRight: async (tried) => {
        const [row] = await query<{ right: boolean[] }>('select private.right_texts($1::jsonb) as right', [
          JSON.stringify(tried),
        ]);
        return row?.right ?? [];
      },
    }),
    async verdicts({ answers, question }, otherWords, texts) {
      await setOtherWords(otherWords);
      const rows = await query<{ verdict: Verdict }>(VERDICTS, [texts, answers, question]);
      return rows.map(({ verdict }) => verdict);
    },
    query,
    async close() {
      const opened = booting;
      booting = undefined;
      written = undefined;
      if (opened) await keepingExitCode(async () => (await opened).close());
    },
  };
}
