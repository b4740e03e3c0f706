import type { SqlMutant } from './mutant.ts';

const ACCOUNTS = '20241101090500_accounts.sql';
const STAFF = '20241101091000_staff.sql';
const WRONG_ANSWERS = '20241101091050_wrong_answers.sql';
const STATISTICS = '20241101091100_statistics.sql';

/** The faults of names and of what the staff does and sees (rules 2, 5.6 and 8). */
export const STAFF_FAULTS: readonly SqlMutant[] = [
  {
    name: 'A name that tells an answer accepted later is still shown (rule 2.4)',
    file: ACCOUNTS,
    from: "update public.users set name_withheld = 'name_tells_answer'\n",
    to: 'update public.users set name_withheld = null\n',
    tests: ['withheld-names'],
  },
  {
    name: 'What was typed in vain is shown to whoever asks (rule 8)',
    file: WRONG_ANSWERS,
    from: '  perform private.require_admin();\n  return (',
    to: '  return (',
    tests: ['pgtap'],
  },
  {
    name: 'Test accounts are among the wrong answers (rule 1.4)',
    file: WRONG_ANSWERS,
    from: " and wrong.normalized <> '' and not users.isnotuser",
    to: " and wrong.normalized <> ''",
    tests: ['pgtap'],
  },
  {
    name: 'The staff is not told which wrong answers were almost right (rule 12.5)',
    file: WRONG_ANSWERS,
    from: 'bool_or(wrong.almost) as almost',
    to: 'false as almost',
    tests: ['pgtap'],
  },
  {
    name: 'An accepted answer lowers a score (rule 5.6)',
    file: WRONG_ANSWERS,
    from: ' and progress.score < deserved;',
    to: ';',
    tests: ['pgtap'],
  },
  {
    name: 'An accepted answer is regraded twice (rule 5.6)',
    file: WRONG_ANSWERS,
    from: '      delete from private.wrong_answers as wrong\n      where wrong.user_id = given.user_id and wrong.enigme_id = day and wrong.normalized = any (alike);\n',
    to: '',
    tests: ['pgtap'],
  },
  {
    name: 'Two admins accept an answer at once (rule 5.6)',
    file: WRONG_ANSWERS,
    from: "  perform pg_advisory_xact_lock(hashtext('accept_answer'), day);\n",
    to: '',
    tests: ['pgtap'],
  },
  {
    name: 'Five riddles in a minute exactly are not marked (rule 8.5)',
    file: STAFF,
    from: "five <= interval '1 minute'",
    to: "five < interval '1 minute'",
    tests: ['fairplay'],
  },
  {
    name: 'What was imported is timed (rule 8.5)',
    file: STAFF,
    from: 'and not progress.imported and not exists',
    to: 'and not exists',
    tests: ['fairplay'],
  },
  {
    name: 'The days of the statistics begin at midnight in London (rule 8.3)',
    file: STATISTICS,
    from: "(public.server_now() at time zone 'Europe/Paris')::date - back",
    to: "(public.server_now() at time zone 'Europe/London')::date - back",
    tests: ['admin'],
  },
];
