import type { SqlMutant } from './mutant.ts';

const FOUNDATIONS = '20241101090000_foundations.sql';
const JUDGING = '20241101090700_judging.sql';
const VISITORS = '20241101090750_visitors.sql';
const GAME = '20241101090900_game.sql';

/** The faults of answers, hints and points (rules 3 to 5.2). */
export const ANSWER_FAULTS: readonly SqlMutant[] = [
  {
    name: 'Ten wrong answers a minute are eleven (rule 3.7)',
    file: JUDGING,
    from: '(wrong, 10)',
    to: '(wrong, 11)',
    tests: ['answers'],
  },
  {
    name: "A knight's wait ends a second early (rule 3.7)",
    file: JUDGING,
    from: "latest[most] + interval '60 seconds'",
    to: "latest[most] + interval '59 seconds'",
    tests: ['answers'],
  },
  {
    name: 'The same wrong answer again counts for another minute (rule 3.7)',
    file: JUDGING,
    from: 'set times = wrong.times + 1, last_at = excluded.last_at',
    to: 'set times = wrong.times + 1, first_at = excluded.first_at',
    tests: ['answers'],
  },
  {
    name: 'A solved riddle is judged again (rule 3.8)',
    file: JUDGING,
    from: "return private.knight_outcome(knight, day, 'already_solved');",
    to: 'null;',
    tests: ['answers', 'journey'],
  },
  {
    name: "Visitors' wrong answers have no limit (rule 3.9)",
    file: VISITORS,
    from: 'select count(*) >= 60 from',
    to: 'select count(*) >= 6000 from',
    tests: ['visitors'],
  },
  {
    name: 'A hint may be skipped (rule 4.1)',
    file: GAME,
    from: 'if hint.rang > seen + 1 then',
    to: 'if hint.rang > seen + 2 then',
    tests: ['answers', 'journey'],
  },
  {
    name: 'An answer may be revealed one hint early (rule 4.3)',
    file: GAME,
    from: 'if private.hints_seen(me.id, day) < riddle.hint_count then',
    to: 'if private.hints_seen(me.id, day) < riddle.hint_count - 1 then',
    tests: ['answers', 'journey'],
  },
  {
    name: 'A revealed answer gives points (rule 4.3)',
    file: JUDGING,
    from: 'case when worthless then 0 else private.score_for_hints(hints) end',
    to: 'private.score_for_hints(hints)',
    tests: ['answers', 'journey'],
  },
  {
    name: 'A reveal is forgotten by the next journey (rule 4.3)',
    file: JUDGING,
    from: 'worthless := exists (select from private.answer_reveals where user_id = knight and enigme_id = day);',
    to: 'worthless := was_revealed;',
    tests: ['answers', 'journey'],
  },
  {
    name: 'Two hints cost nothing more than one (rule 5.1)',
    file: FOUNDATIONS,
    from: 'when hints_used = 2 then 2',
    to: 'when hints_used = 2 then 3',
    tests: ['mirrors'],
  },
  {
    name: 'A photo gives ten points (rule 5.2)',
    file: FOUNDATIONS,
    from: 'case when has_media then 3',
    to: 'case when has_media then 10',
    tests: ['mirrors'],
  },
  {
    name: 'An address is what its caller says (rule 3.9)',
    file: VISITORS,
    from: "'x-forwarded-for', ',', -1)",
    to: "'x-forwarded-for', ',', 1)",
    tests: ['visitors'],
  },
  {
    name: 'Two tabs judge an answer at once (rule 3.8)',
    file: GAME,
    from: 'private.judge_for_knight((private.lock_knight()).id, day, answer)',
    to: 'private.judge_for_knight(auth.uid(), day, answer)',
    tests: ['pgtap'],
  },
  {
    name: 'A day that is completed again gives its points again (rule 3.8)',
    file: JUDGING,
    from: '  on conflict (user_id, enigme_id) do nothing;\n  select * into solution',
    to: '  on conflict (user_id, enigme_id) do update set score = enigme_progress.score + excluded.score;\n  select * into solution',
    tests: ['admin', 'pgtap'],
  },
];
