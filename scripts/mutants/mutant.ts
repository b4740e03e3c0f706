/** A fault of the database: one text of a migration in the place of another. */
export interface SqlMutant {
  /** What the fault does. */
  name: string;
  /** The migration, in `supabase/migrations`. */
  file: string;
  /** What stands there, once. */
  from: string;
  to: string;
  /** The database's tests that should see it, by the names of their files. */
  tests: readonly string[];
}
