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

/** Before the id of every account. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Every account that matches the filters, newest first. It is read by id, not by page: accounts that are deleted meanwhile do not move
 * others to a page that was already read.
 */
export async function fetchEveryAccount(request: AccountsRequest): Promise<KnightAccount[]> {
  const found: KnightAccount[] = [];
  for (let after: string | undefined = FIRST_ID; after !== undefined;) {
    // In turn: each page starts after the last id of the one before.
    const { accounts } = await fetchAccounts({ ...request, page: 1, pageSize: EXPORT_PAGE_SIZE, after });
    found.push(...accounts);
    after = accounts
      .map(({ id }) => id)
      .toSorted()
      .at(-1);
  }
  return found.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
