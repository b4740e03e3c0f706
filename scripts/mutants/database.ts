import { ANSWER_FAULTS } from './answers.ts';
import { COMPARISON_FAULTS } from './comparison.ts';
import { DEFI_FAULTS } from './defis.ts';
import { FEAST_FAULTS } from './feast.ts';
import { JOURNEY_FAULTS } from './journey.ts';
import type { SqlMutant } from './mutant.ts';
import { SECRET_FAULTS } from './secrets.ts';
import { STAFF_FAULTS } from './staff.ts';

/** The faults of the database, in the order of docs/rules.md. */
export const SQL_MUTANTS: readonly SqlMutant[] = [
  ...SECRET_FAULTS,
  ...ANSWER_FAULTS,
  ...JOURNEY_FAULTS,
  ...STAFF_FAULTS,
  ...COMPARISON_FAULTS,
  ...DEFI_FAULTS,
  ...FEAST_FAULTS,
];
