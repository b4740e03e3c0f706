import * as v from 'valibot';

/** An invalid edition, with each problem in French, naming its day and field. */
export class EditionError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`L'édition ne peut pas être appliquée :\n- ${problems.join('\n- ')}`);
    this.problems = problems;
  }
}

/** French names of the types that schemas expect. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  boolean: 'true ou false',
  Array: 'une liste',
  Object: 'un objet',
};
// The default message of every schema, those of boards included.
v.setGlobalMessage(({ expected, received }) => {
  if (received === 'undefined') return 'manque';
  if (expected === 'never') return "n'est pas attendu";
  return `doit être ${EXPECTED[expected ?? ''] ?? expected}, et non ${received}`;
});

/** A schema issue as a problem: where, and what. */
export function shapeProblem(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map((item) => item.key) ?? [];
  const [list, index, ...rest] = keys;
  const field = rest.join('.') || '(tout)';
  return list === 'riddles' && typeof index === 'number'
    ? `jour ${index + 1}, ${field} : ${issue.message}`
    : `${keys.join('.') || 'le fichier'} : ${issue.message}`;
}
