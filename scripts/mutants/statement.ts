/** What a semicolon may stand in without ending a statement, then the semicolon. */
const PIECE = /\$\$[\s\S]*?\$\$|'(?:[^']|'')*'|"[^"]*"|--[^\n]*|;/g;

/**
 * A faulty statement in a form that can be run over the sound one, so that the database need not be made anew.
 * @param migration the whole file, with its fault
 * @param at where the fault stands in it
 * @returns null where only a database made anew shows the fault: a table, a grant, a trigger
 */
export function replacing(migration: string, at: number): string | null {
  let start = 0;
  for (const { 0: piece, index } of migration.matchAll(PIECE)) {
    if (piece !== ';') continue;
    if (index >= at) return replaced(migration.slice(start, index + 1));
    start = index + 1;
  }
  return null;
}

function replaced(statement: string): string | null {
  const bare = statement.replace(/^(?:\s|--[^\n]*\n)+/, '');
  if (/^create (?:function|view) /.test(bare)) return bare.replace('create', 'create or replace');
  const [, policy, table] = /^create policy ("[^"]+") on (\S+)/.exec(bare) ?? [];
  return policy && table ? `drop policy ${policy} on ${table};\n${bare}` : null;
}
