import { fetchAccounts, type AccountsRequest, type KnightAccount } from '@/api/admin';
import { isolated } from '@/lib/isolated';
import { swiftFigures } from './fairPlay';

const EXPORT_PAGE_SIZE = 1000; // The server's largest.

/** Characters that start a formula in a spreadsheet, full-width forms, tabs and line breaks included. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function field(value: string | number): string {
  const text = String(value);
  const escaped = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${escaped.replaceAll('"', '""')}"`;
}

const yesNo = (flag: boolean): string => (flag ? 'oui' : 'non');

const COLUMNS: readonly [heading: string, value: (account: KnightAccount) => string | number][] = [
  ['Nom', ({ name }) => isolated(name ?? '')],
  ['E-mail', ({ email }) => email ?? ''],
  ['Points', ({ totalScore }) => totalScore],
  ['Énigmes', ({ completedCount }) => completedCount],
  ['Avis', ({ hasReview }) => yesNo(hasReview)],
  ['Photo', ({ hasMedia }) => yesNo(hasMedia)],
  ['Compte de test', ({ isTest }) => yesNo(isTest)],
  ['Inscription', ({ createdAt }) => createdAt.toISOString()],
  ['Décidé par', ({ decision }) => isolated(decision?.adminName ?? '')],
  ['Décidé le', ({ decision }) => decision?.decidedAt.toISOString() ?? ''],
  ['Jeu rapide', (account) => yesNo(swiftFigures(account) !== null)],
  ['5 énigmes en secondes', ({ swiftFive }) => swiftFive ?? ''],
  ['24 énigmes en secondes', ({ swiftQuest }) => swiftQuest ?? ''],
  ['A recommencé', ({ hasReplayed }) => yesNo(hasReplayed)],
  ['Énigmes jouées sans compte', ({ importedCount }) => importedCount],
];

/** The accounts as CSV for a French spreadsheet: semicolons, and a UTF-8 byte order mark. */
export function toCsv(accounts: readonly KnightAccount[]): string {
  const lines = [
    COLUMNS.map(([heading]) => heading),
    ...accounts.map((account) => COLUMNS.map(([, value]) => value(account))),
  ];
  return `\uFEFF${lines.map((line) => `${line.map(field).join(';')}\r\n`).join('')}`;
}

/** Every account that matches the filters. An account that moves between two pages while they load is listed once. */
export async function fetchEveryAccount(request: AccountsRequest): Promise<KnightAccount[]> {
  const found = new Map<string, KnightAccount>();
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    // In turn: each page tells how many there are.
    const reply = await fetchAccounts({ ...request, page, pageSize: EXPORT_PAGE_SIZE });
    ({ pageCount } = reply);
    for (const account of reply.accounts) found.set(account.id, account);
  }
  return [...found.values()];
}
