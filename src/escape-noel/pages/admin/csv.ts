import { fetchAccounts, type AccountsRequest, type KnightAccount } from '@/api/admin';
import { swiftFigures } from './fairPlay';

/** What the server gives at once. */
const EXPORT_PAGE_SIZE = 1000;

/** How a formula begins, in whatever width; a spreadsheet also looks behind a tab or a line break. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** A field that a spreadsheet reads as text: always quoted, and never taken for a formula. */
function field(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const yesNo = (flag: boolean): string => (flag ? 'oui' : 'non');

/** What the file says of an account: each column's heading, and its value. */
const COLUMNS: readonly [heading: string, value: (account: KnightAccount) => string | number][] = [
  ['Nom', ({ name }) => name ?? ''],
  ['E-mail', ({ email }) => email ?? ''],
  ['Points', ({ totalScore }) => totalScore],
  ['Énigmes', ({ completedCount }) => completedCount],
  ['Avis', ({ hasReview }) => yesNo(hasReview)],
  ['Photo', ({ hasMedia }) => yesNo(hasMedia)],
  ['Compte de test', ({ isTest }) => yesNo(isTest)],
  ['Inscription', ({ createdAt }) => createdAt.toISOString()],
  ['Décidé par', ({ decision }) => decision?.adminName ?? ''],
  ['Décidé le', ({ decision }) => decision?.decidedAt.toISOString() ?? ''],
  ['Jeu rapide', (account) => yesNo(swiftFigures(account) !== null)],
  ['5 énigmes en secondes', ({ swiftFive }) => swiftFive ?? ''],
  ['24 énigmes en secondes', ({ swiftQuest }) => swiftQuest ?? ''],
  ['A recommencé', ({ hasReplayed }) => yesNo(hasReplayed)],
  ['Énigmes jouées sans compte', ({ importedCount }) => importedCount],
];

/** The accounts as a file that a French spreadsheet opens: semicolons, and a mark that says UTF-8. */
export function toCsv(accounts: readonly KnightAccount[]): string {
  const lines = [
    COLUMNS.map(([heading]) => heading),
    ...accounts.map((account) => COLUMNS.map(([, value]) => value(account))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(field).join(';')}\r\n`).join('')}`;
}

/** Every account that the filters keep, page after page. An account that moves between two pages is kept once. */
export async function fetchEveryAccount(request: AccountsRequest): Promise<KnightAccount[]> {
  const found = new Map<string, KnightAccount>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    // One page says how many there are: they are asked for in turn.
    const reply = await fetchAccounts({ ...request, page, pageSize: EXPORT_PAGE_SIZE });
    ({ pageCount } = reply);
    for (const account of reply.accounts) found.set(account.id, account);
  }
  return [...found.values()];
}
