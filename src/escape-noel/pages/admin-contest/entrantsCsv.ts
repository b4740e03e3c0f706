import type { TeamContest } from '@/api/teamContest';
import { isolated } from '@/lib/isolated';
import { csvOf, yesNo, type Columns } from '../../game/admin/csv';

type Entrant = TeamContest['entrants'][number];

const COLUMNS: Columns<Entrant> = [
  ['Numéro', ({ ticket }) => ticket],
  ['Nom', ({ name }) => isolated(name ?? '')],
  ['E-mail', ({ email }) => email ?? ''],
  ['Photo', ({ hasMedia }) => yesNo(hasMedia)],
  ['Validé le', ({ decidedAt }) => decidedAt?.toISOString() ?? ''],
];

/** The validated reviews as CSV. */
export const entrantsCsv = (entrants: readonly Entrant[]): string => csvOf(COLUMNS, entrants);
