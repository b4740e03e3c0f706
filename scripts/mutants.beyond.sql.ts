import type { SqlMutant } from './mutants.sql.ts';

const DEFIS = '20241101090800_defis.sql';
const GAME = '20241101090900_game.sql';

/** The faults of what comes after the riddles (rules 13). */
export const BEYOND_MUTANTS: readonly SqlMutant[] = [
  {
    name: 'A second question is judged before its day is completed (rule 13.1)',
    file: DEFIS,
    from: '    return \'{"status": "refused"}\';',
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
];
