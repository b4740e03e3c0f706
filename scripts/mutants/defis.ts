import type { SqlMutant } from './mutant.ts';
const GAME = '20241101090900_game.sql';
const DEFIS = '20241101090800_defis.sql';
const VISITORS = '20241101090750_visitors.sql';

/** The faults of « Le défi de l'étoile » (rules 13). */
export const DEFI_FAULTS: readonly SqlMutant[] = [
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
    name: 'A second question is judged by the answer of its day (rule 13.2)',
    file: DEFIS,
    from: '  verdict := private.compare_answer(answer, defi.forms, defi.fillers);',
    to: '  verdict := (private.judge_text(riddle, answer)).verdict;',
    tests: ['defis'],
  },
  {
    name: 'A second question is asked behind a closed door (rule 3.2)',
    file: DEFIS,
    from: '  riddle public.enigmes := private.open_riddle(day);\nbegin\n  if auth.uid() is not null and not exists (',
    to: '  riddle public.enigmes := (select enigmes from public.enigmes where id = day);\nbegin\n  if auth.uid() is not null and not exists (',
    tests: ['pgtap'],
  },
  {
    name: 'A second question that somebody has answered is told to all (rule 13.3)',
    file: DEFIS,
    from: 'as solved where solved.user_id = auth.uid() and solved.enigme_id = riddle.id))',
    to: 'as solved where solved.enigme_id = riddle.id limit 1))',
    tests: ['defis'],
  },
  {
    name: 'Ten wrong answers to one second question lock all (rule 13.2)',
    file: DEFIS,
    from: 'wrong.user_id = knight and wrong.enigme_id = riddle and not wrong.almost order by',
    to: 'wrong.user_id = knight and not wrong.almost order by',
    tests: ['defis'],
  },
  {
    name: 'Slips of a second question count towards ten wrong answers (rule 13.2)',
    file: DEFIS,
    from: 'wrong.user_id = knight and wrong.enigme_id = riddle and not wrong.almost order by',
    to: 'wrong.user_id = knight and wrong.enigme_id = riddle order by',
    tests: ['defis'],
  },
  {
    name: 'A second question gives a point (rule 13.3)',
    file: DEFIS,
    from: '    return \'{"status": "correct"}\' || private.defi_solution(riddle);',
    to: '    update public.users set total_score = total_score + 1 where id = knight;\n    return \'{"status": "correct"}\' || private.defi_solution(riddle);',
    tests: ['defis'],
  },
  {
    name: 'The words of a second question belong to its answer (rule 13.2)',
    file: DEFIS,
    from: 'compare_answer(answer, defi.forms, defi.fillers)',
    to: "compare_answer(answer, defi.forms, '{}')",
    tests: ['defis'],
  },
  {
    name: 'Two tabs answer a second question at once (rule 3.8)',
    file: DEFIS,
    from: 'private.judge_defi((private.lock_knight()).id, riddle.id, answer)',
    to: 'private.judge_defi(auth.uid(), riddle.id, answer)',
    tests: ['pgtap'],
  },
  {
    name: "Visitors' wrong answers beyond the riddles are not counted (rule 3.9)",
    file: VISITORS,
    from: "  perform private.count_visitor_attempt();\n  return jsonb_build_object('status', verdict",
    to: "  return jsonb_build_object('status', verdict",
    tests: ['defis', 'feast'],
  },
];
