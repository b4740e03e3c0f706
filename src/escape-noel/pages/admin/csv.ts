import { fetchAccounts, type AccountsRequest, type KnightAccount } from '@/api/admin';
import { isolated } from '@/lib/isolated';
import { csvOf, yesNo, type Columns } from '../../game/admin/csv';
import { swiftFigures } from './fairPlay';
import { sorted } from '@/lib/arrays';

const EXPORT_PAGE_SIZE = 1000; // The server's largest.

const COLUMNS: Columns<KnightAccount> = [
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

/** The accounts as CSV. */
export const toCsv = (accounts: readonly KnightAccount[]): string => csvOf(COLUMNS, accounts);

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
    after = sorted(accounts.map(({ id }) => id)).at(-1);
  }
  return sorted(found, (one, other) => other.createdAt.getTime() - one.createdAt.getTime());
}
