import type { Knight } from './knight';
import { OwnBackend } from './ownBackend';

/** Seven pages of ten, the last one short. */
const PLAYERS = 67;
/** The knight at this place has as many points as the one before: ranks 10 and 10, on two pages. */
const TIED_PLACE = 11;
const HINTED_SCORES = [3, 2, 1, 0] as const;

/** The name of the knight at a place of the whole list, from 1. */
export const nameAt = (place: number): string => `Chevalier n°${place}`;

const idAt = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;

/** The days without a hint (five points each), and what one more day gave: every place its own total, but for the tied one. */
function solvedAt(place: number): { fives: number; last: number } {
  const step = (place === TIED_PLACE ? place - 1 : place) - 1;
  return { fives: 23 - Math.floor(step / HINTED_SCORES.length), last: HINTED_SCORES[step % 4] ?? 0 };
}

/** The points of the knight at a place. */
export function pointsAt(place: number): number {
  const { fives, last } = solvedAt(place);
  return fives * 5 + last;
}

/** A ranking of seven pages without other players. */
export interface Ranking {
  backend: OwnBackend;
  /** The knight at a place of the list, from 1. */
  at: (place: number) => Knight;
}

/** Opens a backend of its own and gives it its knights. */
export async function openRanking(siteUrl: string | undefined): Promise<Ranking> {
  const backend = await OwnBackend.open(siteUrl, { demo: false });
  const knights: Knight[] = [];
  for (let place = 1; place <= PLAYERS; place += 1) {
    const { fives, last } = solvedAt(place);
    // In their order: of equal totals the first to reach it is first.
    const knight = await backend.makeKnight(idAt(place), nameAt(place));
    await backend.sql(
      `insert into public.enigme_progress (user_id, enigme_id, score, completed_at)
       select $1::uuid, private.find_riddle(day, null), case when day <= $2::int then 5 else $3::int end, timestamptz '2024-12-08 18:00+01'
       from generate_series(1, $2::int + 1) as day`,
      [knight.id, fives, last],
    );
    await backend.sql('select total_score from private.refresh_totals($1::uuid)', [knight.id]);
    knights.push(knight);
  }
  return {
    backend,
    at: (place) => {
      const knight = knights[place - 1];
      if (!knight) throw new Error(`Nobody at place ${place}`);
      return knight;
    },
  };
}
