import type { MergeDeep, OverrideProperties } from 'type-fest';
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

type Reply<Name extends keyof Generated['public']['Functions']> =
  Generated['public']['Functions'][Name]['Returns'] extends (infer Row)[] ? Row : never;

/** The origin of a version: the form, a file, a copy of another edition, an earlier version, or the command line. */
export type VersionSource = 'form' | 'import' | 'copy' | 'restore' | 'command';
type EditionStatus = 'draft' | 'current' | 'past';
type MessageStatus = 'draft' | 'scheduled' | 'published' | 'resolved';

/** Corrects the generated types: they have no nullable column in the rows of a function, and `string` for texts with few values. */
interface Functions {
  admin_log: {
    Returns: OverrideProperties<
      Reply<'admin_log'>,
      {
        admin_name: string | null;
        user_id: string | null;
        user_name: string | null;
        user_email: string | null;
        subject: string | null;
        edition: string | null;
        day_number: number | null;
        reason: string | null;
        entrants: number | null;
        winners: number | null;
      }
    >[];
  };
  admin_messages: {
    Returns: OverrideProperties<
      Reply<'admin_messages'>,
      {
        status: MessageStatus;
        author: string | null;
        published_at: string | null;
        resolved_at: string | null;
      }
    >[];
  };
  admin_users: {
    Returns: OverrideProperties<
      Reply<'admin_users'>,
      {
        email: string | null;
        username: string | null;
        display_name: string | null;
        swift_five: number | null;
        swift_quest: number | null;
        name_withheld: string | null;
        decided_review: boolean | null;
        decided_media: boolean | null;
        decided_by: string | null;
        decided_at: string | null;
      }
    >[];
  };
  edition_history: {
    Returns: OverrideProperties<
      Reply<'edition_history'>,
      { source: VersionSource; saved_by: string | null }
    >[];
  };
  my_knights: {
    Returns: OverrideProperties<Reply<'my_knights'>, { name: string | null }>[];
  };
  my_round_tables: {
    Returns: OverrideProperties<Reply<'my_round_tables'>, { name: string | null }>[];
  };
  workshop_editions: {
    Returns: OverrideProperties<
      Reply<'workshop_editions'>,
      {
        title: string | null;
        status: EditionStatus;
        first_door: string | null;
        version: number | null;
        saved_at: string | null;
        saved_by: string | null;
        applied_version: number | null;
      }
    >[];
  };
}

/** The database, as the client is typed by it. */
export type Database = MergeDeep<Generated, { public: { Views: Views; Functions: Functions } }>;
