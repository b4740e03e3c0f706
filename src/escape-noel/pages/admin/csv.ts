import { fetchAccounts, type AccountsRequest, type KnightAccount } from '@/backend/admin';
import { swiftFigures } from './fairPlay';

/** What the server gives at once. */
const EXPORT_PAGE_SIZE = 1000;

const HEADINGS = [
  'Nom',
  'E-mail',
  'Points',
  'Énigmes',
  'Avis',
  'Photo',
  'Compte de test',
  'Inscription',
  'Décidé par',
  'Décidé le',
  'Jeu rapide',
  '5 énigmes en secondes',
  '24 énigmes en secondes',
  'A recommencé',
  'Énigmes jouées sans compte',
];

/** How a formula begins, in whatever width; a spreadsheet also looks behind a tab or a line break. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

/** A field that a spreadsheet reads as text: always quoted, and never taken for a formula. */
function field(value: string | number): string {
  const text = String(value);
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const yesNo = (flag: boolean): string => (flag ? 'oui' : 'non');

function line(account: KnightAccount): string {
  return [
    account.name ?? '',
    account.email ?? '',
    account.totalScore,
    account.completedCount,
    yesNo(account.hasReview),
    yesNo(account.hasMedia),
    yesNo(account.isTest),
    account.createdAt.toISOString(),
    account.decision?.adminName ?? '',
    account.decision?.decidedAt.toISOString() ?? '',
    yesNo(swiftFigures(account) !== null),
    account.swiftFive ?? '',
    account.swiftQuest ?? '',
    yesNo(account.hasReplayed),
    account.importedCount,
  ]
    .map(field)
    .join(';');
}

/** The accounts as a file that a French spreadsheet opens: semicolons, and a mark that says UTF-8. */
export function toCsv(accounts: readonly KnightAccount[]): string {
  return `\uFEFF${[HEADINGS.map(field).join(';'), ...accounts.map(line)].join('\r\n')}\r\n`;
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
