import * as v from 'valibot';

/** An edition that cannot be applied: every problem, each with its day and field. */
export class EditionError extends Error {
  readonly problems: string[];
  constructor(problems: string[]) {
    super(`L'édition ne peut pas être appliquée :\n- ${problems.join('\n- ')}`);
    this.problems = problems;
  }
}

/** What a schema expects, in the words of whoever writes the edition. */
const EXPECTED: Readonly<Record<string, string>> = {
  string: 'un texte',
  number: 'un nombre',
  boolean: 'true ou false',
  Array: 'une liste',
  Object: 'un objet',
};
// Where a rule has no words of its own, those of each kind's play included.
v.setGlobalMessage(({ expected, received }) => {
  if (received === 'undefined') return 'manque';
  if (expected === 'never') return "n'est pas attendu";
  return `doit être ${EXPECTED[expected ?? ''] ?? expected}, et non ${received}`;
});

/** Where a field is wrong, and how. */
export function shapeProblem(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map((item) => item.key) ?? [];
  const [list, index, ...rest] = keys;
  const field = rest.join('.') || '(tout)';
  return list === 'riddles' && typeof index === 'number'
    ? `jour ${index + 1}, ${field} : ${issue.message}`
    : `${keys.join('.') || 'le fichier'} : ${issue.message}`;
}
