import type { MergeDeep } from 'type-fest';
import type { Database as Generated } from './database.types';

/** The generator reads every column of a view as nullable. These are not, where the view has a row. */
interface Views {
  contest_draws: {
    Row: {
      edition: string;
      seed: string;
      entrants: number;
      tickets_digest: string;
      winners: string[];
      drawn_at: string;
    };
  };
  contest_lists: {
    Row: { edition: string; entrants: number; tickets_digest: string; closed_at: string };
  };
  enigme_revelations: { Row: { closing: string; explanation: string; reponse_decoder: string } };
}

/** The database, as the client is typed by it. */
export type Database = MergeDeep<Generated, { public: { Views: Views } }>;
