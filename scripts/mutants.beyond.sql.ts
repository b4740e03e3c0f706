import type { SqlMutant } from './mutants.sql.ts';

const DEFIS = '20241101090800_defis.sql';
const FEAST = '20241101090850_feast.sql';
const GAME = '20241101090900_game.sql';

/** The faults of what comes after the riddles (rules 13 and 14). */
export const BEYOND_MUTANTS: readonly SqlMutant[] = [
  {
    name: 'A second question is judged before its day is completed (rule 13.1)',
    file: DEFIS,
    from: '    return \'{"status": "refused"}\'::jsonb;',
    to: '    null;',
    tests: ['defis'],
  },
  {
    name: 'A second question has no limit of attempts (rule 13.2)',
    file: DEFIS,
    from: '  wait := private.defi_wait(knight, riddle);',
    to: '  wait := 0;',
    tests: ['defis'],
  },
  {
    name: 'A second question is told to a knight whose day is not completed (rule 13.1)',
    file: DEFIS,
    from: 'if auth.uid() is not null and not exists (',
    to: 'if auth.uid() is null and not exists (',
    tests: ['defis'],
  },
  {
    name: 'A reset keeps the silver rings (rule 5.4)',
    file: GAME,
    from: '  delete from public.enigme_defis_solved where user_id = me.id;\n',
    to: '',
    tests: ['defis'],
  },
  {
    name: 'The sentence is judged before every fragment is gathered (rule 14.1)',
    file: FEAST,
    from: '  elsif not private.has_all_fragments(knight) then',
    to: '  elsif false then',
    tests: ['feast'],
  },
  {
    name: 'Twenty-three fragments are all of them (rule 14.1)',
    file: FEAST,
    from: 'count(*) >= 24',
    to: 'count(*) >= 23',
    tests: ['feast'],
  },
  {
    name: 'A sentence has no limit of attempts (rule 14.2)',
    file: FEAST,
    from: '  wait integer := private.sentence_wait(knight);',
    to: '  wait integer := 0;',
    tests: ['feast'],
  },
  {
    name: 'The sentence is revealed before its last hint (rule 14.3)',
    file: FEAST,
    from: 'coalesce(progress.hints_seen, 0) < cardinality(feast.hints) or ',
    to: '',
    tests: ['feast'],
  },
  {
    name: 'A hint of the feast is skipped (rule 14.3)',
    file: FEAST,
    from: 'rang > seen + 1 or ',
    to: '',
    tests: ['feast'],
  },
  {
    name: 'A reset keeps the feast (rule 5.4)',
    file: GAME,
    from: '  delete from public.feast_progress where user_id = me.id;\n',
    to: '',
    tests: ['feast'],
  },
  {
    name: 'An import makes a found sentence a revealed one (rule 5.5)',
    file: GAME,
    from: ' and (private.feast_of(knight)).solved_at is null then',
    to: ' then',
    tests: ['feast'],
  },
];
