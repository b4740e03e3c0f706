import type { SqlMutant } from './mutant.ts';

const KNIGHTS = '20241101090200_knights.sql';
const RANKING = '20241101090600_ranking.sql';
const JUDGING = '20241101090700_judging.sql';
const GAME = '20241101090900_game.sql';
const WRONG_ANSWERS = '20241101091050_wrong_answers.sql';

/** The faults of totals, resets, imports and ranks (rules 5.3 to 6). */
export const JOURNEY_FAULTS: readonly SqlMutant[] = [
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
    tests: ['import'],
  },
  {
    name: 'An import reveals before every hint was seen (rule 5.5)',
    file: GAME,
    from: 'if riddle.hint_count = 0 or private.hints_seen(knight, day) < riddle.hint_count then',
    to: 'if riddle.hint_count = 0 then',
    tests: ['import'],
  },
  {
    name: 'An import opens a closed door (rule 5.5)',
    file: GAME,
    from: 'where enigmes.id = day and (enigmes.opens_at is null or enigmes.opens_at <= public.server_now());',
    to: 'where enigmes.id = day;',
    tests: ['import'],
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
];
