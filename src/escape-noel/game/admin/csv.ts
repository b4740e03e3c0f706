/** Characters that start a formula in a spreadsheet, full-width forms, tabs and line breaks included. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function field(value: string | number): string {
  const text = String(value);
  const escaped = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

/** The columns of a table: what is above each, and a row's value. */
export type Columns<Row> = readonly (readonly [heading: string, value: (row: Row) => string | number])[];

export const yesNo = (flag: boolean): string => (flag ? 'oui' : 'non');

/** Rows as CSV for a French spreadsheet: semicolons, and a UTF-8 byte order mark. */
export function csvOf<Row>(columns: Columns<Row>, rows: readonly Row[]): string {
  const lines = [
    columns.map(([heading]) => heading),
    ...rows.map((row) => columns.map(([, value]) => value(row))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(field).join(';')}\r\n`).join('')}`;
}
