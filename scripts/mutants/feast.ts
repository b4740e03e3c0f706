import type { SqlMutant } from './mutant.ts';

const GAME = '20241101090900_game.sql';
const FEAST = '20241101090850_feast.sql';

/** The faults of the feast (rules 14). */
export const FEAST_FAULTS: readonly SqlMutant[] = [
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
    tests: ['feast-journey'],
  },
  {
    name: 'An import makes a found sentence a revealed one (rule 5.5)',
    file: GAME,
    from: ' and (private.feast_of(knight)).solved_at is null then',
    to: ' then',
    tests: ['feast-journey'],
  },
  {
    name: 'The question is asked before every fragment is gathered (rule 14.1)',
    file: FEAST,
    from: 'if auth.uid() is not null and progress.solved_at is null and not private.has_all_fragments(auth.uid()) then',
    to: 'if false then',
    tests: ['feast'],
  },
  {
    name: 'Every hint comes with the question (rule 14.3)',
    file: FEAST,
    from: 'feast.hints[:coalesce(progress.hints_seen, 0)]',
    to: 'feast.hints',
    tests: ['feast'],
  },
  {
    name: 'The sentence comes with the question (rule 14.1)',
    file: FEAST,
    from: 'case when progress.solved_at is not null then private.feast_solution(progress.revealed) end',
    to: 'private.feast_solution(false)',
    tests: ['feast'],
  },
  {
    name: 'A sentence that was revealed passes for found (rule 14.4)',
    file: FEAST,
    from: 'private.light_the_star(me.id, true)',
    to: 'private.light_the_star(me.id, false)',
    tests: ['feast'],
  },
  {
    name: 'A hint told again takes the later ones back (rule 14.3)',
    file: FEAST,
    from: 'greatest(feast_progress.hints_seen, excluded.hints_seen)',
    to: 'excluded.hints_seen',
    tests: ['feast'],
  },
  {
    name: 'Hints are told before every fragment is gathered (rule 14.3)',
    file: FEAST,
    from: 'if rang > seen + 1 or not private.has_all_fragments(me.id) then',
    to: 'if rang > seen + 1 then',
    tests: ['feast'],
  },
  {
    name: 'The sentence is given up before every fragment is gathered (rule 14.3)',
    file: FEAST,
    from: 'cardinality(feast.hints) or not private.has_all_fragments(me.id) then',
    to: 'cardinality(feast.hints) then',
    tests: ['feast'],
  },
  {
    name: 'Slips of a sentence count towards ten wrong ones (rule 14.2)',
    file: FEAST,
    from: 'wrong.user_id = knight and not wrong.almost order by',
    to: 'wrong.user_id = knight order by',
    tests: ['feast'],
  },
  {
    name: 'The words of the question belong to the sentence (rule 14.2)',
    file: FEAST,
    from: 'compare_answer(answer, feast.forms, feast.fillers)',
    to: "compare_answer(answer, feast.forms, '{}')",
    tests: ['feast'],
  },
  {
    name: 'Two tabs find the sentence at once (rule 3.8)',
    file: FEAST,
    from: 'private.judge_sentence((private.lock_knight()).id, answer)',
    to: 'private.judge_sentence(auth.uid(), answer)',
    tests: ['pgtap'],
  },
  {
    name: 'A sentence is imported as revealed with fragments missing (rule 5.5)',
    file: GAME,
    from: ' and private.has_all_fragments(knight) and (private.feast_of',
    to: ' and (private.feast_of',
    tests: ['feast-journey'],
  },
];
