import { BEYOND_MUTANTS } from './mutants.beyond.sql.ts';

/** A fault of the database: one text of a migration in the place of another. */
export interface SqlMutant {
  /** What the fault does. */
  name: string;
  /** The migration, in `supabase/migrations`. */
  file: string;
  /** What stands there, once. */
  from: string;
  to: string;
  /** The database's tests that should see it, by the names of their files. */
  tests: readonly string[];
}

const FOUNDATIONS = '20241101090000_foundations.sql';
const COMPARISON = '20241101090050_comparison.sql';
const KNIGHTS = '20241101090200_knights.sql';
const RANKING = '20241101090600_ranking.sql';
const VERDICT = '20241101090650_verdict.sql';
const JUDGING = '20241101090700_judging.sql';
const VISITORS = '20241101090750_visitors.sql';
const GAME = '20241101090900_game.sql';
const WRONG_ANSWERS = '20241101091050_wrong_answers.sql';

/** The faults, in the order of docs/rules.md. */
export const SQL_MUTANTS: readonly SqlMutant[] = [
  {
    name: 'Answers keep their ligatures (rule 3.3)',
    file: COMPARISON,
    from: "500), 'œ', 'oe')",
    to: "500), 'œ', 'œ')",
    tests: ['comparison'],
  },
  {
    name: 'Answers lose their digits (rule 3.3)',
    file: COMPARISON,
    from: "'[^a-z0-9]', '', 'g')\n$$",
    to: "'[^a-z]', '', 'g')\n$$",
    tests: ['comparison'],
  },
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
    tests: ['answers'],
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
    name: 'A total leaves the review out (rule 5.3)',
    file: JUDGING,
    from: 'set total_score = sums.points + private.review_bonus(users.review_points, users.media_points)',
    to: 'set total_score = sums.points',
    tests: ['admin', 'invariants'],
  },
  {
    name: 'A total with a review in it is reached anew each time that it is counted (rule 6.2)',
    file: JUDGING,
    from: 'users.total_score - private.review_bonus(users.review_points, users.media_points) = sums.points',
    to: 'users.total_score = sums.points',
    tests: ['pgtap'],
  },
  {
    name: 'A reset keeps the fragments (rule 5.4)',
    file: GAME,
    from: '  delete from public.enigme_fragments where user_id = me.id;\n',
    to: '',
    tests: ['journey'],
  },
  {
    name: 'An import forgets the hints that were seen (rule 5.5)',
    file: GAME,
    from: 'hint.enigme_id = day and hint.rang <= hints',
    to: 'hint.enigme_id = day and hint.rang < hints',
    tests: ['journey'],
  },
  {
    name: 'An import reveals before every hint was seen (rule 5.5)',
    file: GAME,
    from: 'if riddle.hint_count = 0 or private.hints_seen(knight, day) < riddle.hint_count then',
    to: 'if riddle.hint_count = 0 then',
    tests: ['journey'],
  },
  {
    name: 'An import opens a closed door (rule 5.5)',
    file: GAME,
    from: 'where enigmes.id = day and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now());',
    to: 'where enigmes.id = day;',
    tests: ['journey'],
  },
  {
    name: 'An answer accepted later is worth what it is worth now (rule 5.6)',
    file: WRONG_ANSWERS,
    from: 'seen.enigme_id = day and seen.revealed_at <= answered_at;',
    to: 'seen.enigme_id = day;',
    tests: ['pgtap'],
  },
  {
    name: 'Test accounts are ranked (rule 6.1)',
    file: KNIGHTS,
    from: 'generated always as (not isnotuser and (completed_enigmes > 0 or total_score > 0))',
    to: 'generated always as (completed_enigmes > 0 or total_score > 0)',
    tests: ['pgtap'],
  },
  {
    name: 'A rank counts those with the same total (rule 6.2)',
    file: RANKING,
    from: 'where counts.score > users.total_score',
    to: 'where counts.score >= users.total_score',
    tests: ['ranking'],
  },
  {
    name: 'An s between two vowels and two are one sound (rule 12.1)',
    file: COMPARISON,
    from: '(?:(?<! (?:pwa|de|kU|ba|ka|ru|dU|tre|se|be))z|z(?!(?:O|er|I|in|e)? ))',
    to: 'z',
    tests: ['comparison'],
  },
  {
    name: 'One sound is enough (rule 12.1)',
    file: COMPARISON,
    from: 'char_length(word) < 3 or char_length(key) < 2',
    to: 'char_length(word) < 2',
    tests: ['comparison'],
  },
  {
    name: 'Numbers are added up (rule 12.2)',
    file: COMPARISON,
    from: "'#10 #([789])(?= )', '#1\\1'",
    to: "'#\\d+ #([789])(?= )', '#1\\1'",
    tests: ['comparison'],
  },
  {
    name: 'A sentence is turned round (rule 12.3)',
    file: COMPARISON,
    from: 'le, la, les, l, un,',
    to: 'le, la, les, l, pas, n, un,',
    tests: ['comparison'],
  },
  {
    name: "A question's negation is passed over (rule 12.3)",
    file: COMPARISON,
    from: '{n, ne, ni, pas,',
    to: '{n, ne, ni,',
    tests: ['comparison'],
  },
  {
    name: 'One word of a list is enough (rule 12.4)',
    file: COMPARISON,
    from: 'private.word_forms(kept) || private.word_forms(beyond)',
    to: 'private.word_forms(kept) || private.word_forms(beyond[1:1])',
    tests: ['comparison'],
  },
  {
    name: 'One consonant for another is one slip (rule 12.5)',
    file: VERDICT,
    from: 'then 1 else 2 end);',
    to: 'then 1 else 1 end);',
    tests: ['verdicts'],
  },
  {
    name: 'What is made by hand is almost right (rule 12.5)',
    file: VERDICT,
    from: 'enigmes.play is not null)',
    to: 'false)',
    tests: ['verdicts'],
  },
  {
    name: 'Slips count towards ten wrong answers (rule 12.5)',
    file: JUDGING,
    from: 'and wrong.enigme_id = day and not wrong.almost',
    to: 'and wrong.enigme_id = day',
    tests: ['verdicts'],
  },
  {
    name: 'Slips have no limit (rule 12.5)',
    file: JUDGING,
    from: '(almost, 60)',
    to: '(almost, 6000)',
    tests: ['verdicts'],
  },
  {
    name: 'A near miss is told whatever is wrong (rule 12.6)',
    file: VERDICT,
    from: 'near.enigme_id = day and private.has_form(answer, near.forms, fillers)',
    to: 'near.enigme_id = day',
    tests: ['rest', 'verdicts'],
  },
  ...BEYOND_MUTANTS,
];
