-- Why: nothing of `private` is given to anybody, the functions of every file above included: Postgres lets everybody execute a new
-- function, and a schema's own defaults cannot take that back. A migration that adds one repeats this.

revoke all on all tables in schema private from public, anon, authenticated;
revoke execute on all functions in schema private from public, anon, authenticated;
