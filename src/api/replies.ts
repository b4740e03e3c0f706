import * as v from 'valibot';

/** SQL names whose English name is not their camelCase (docs/glossary.md). */
const RENAMED: Readonly<Record<string, string>> = {
  completed_enigmes: 'completedCount',
  bonus_answer: 'bonusAnswer',
  enigme_id: 'day',
  rang: 'rank',
  texte: 'text',
};

const camelCased = (name: string): string =>
  RENAMED[name] ?? name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

function translated(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(translated);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [camelCased(name), translated(value)]),
  );
}

/** The schema of a `jsonb` reply, whose names become TypeScript's before `schema` reads them. */
export const jsonb = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(v.unknown(), v.transform(translated), schema);

/** A timestamp as a Date. @param text in either of the two spellings of the API. */
export const toDate = (text: string): Date =>
  new Date(text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));

export const dateOrNull = (text: string | null): Date | null => (text === null ? null : toDate(text));

/** A day without a time, as its midnight in the local time zone: it is the same day everywhere. */
export const calendarDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.transform((text) => new Date(`${text}T00:00`)),
);

export const timestamp = v.pipe(v.string(), v.transform(toDate), v.date());

/** The columns of a page's rows that say which page it is. */
export const PAGING = 'total, page:shown_page, pageCount:page_count';

/** Takes the paging out of the rows that repeat it; an empty list is the first and only page. */
export function pageOf<Row extends { total: number; page: number; pageCount: number }>(
  repeating: readonly Row[],
) {
  const { total = 0, page = 1, pageCount = 1 } = repeating[0] ?? {};
  return {
    total,
    page,
    pageCount,
    rows: repeating.map(({ total: _total, page: _page, pageCount: _count, ...row }) => row),
  };
}
