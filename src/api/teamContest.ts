import * as v from 'valibot';
import { call } from './call';
import { jsonb, timestamp } from './replies';

const named = { name: v.nullable(v.string()), email: v.nullable(v.string()) };

const teamContest = v.object({
  endsAt: v.nullable(timestamp),
  /** By the server's clock. */
  isOver: v.boolean(),
  /** The number that the rules announce. */
  winners: v.nullable(v.number()),
  entrants: v.array(
    v.object({
      /** Says nothing of who they are. */
      ticket: v.string(),
      ...named,
      hasMedia: v.boolean(),
      decidedAt: v.nullable(timestamp),
    }),
  ),
  /** The participants, fixed when the contest ended; null before. */
  list: v.nullable(v.object({ entrants: v.number(), ticketsDigest: v.string(), closedAt: timestamp })),
  draws: v.array(
    v.object({
      seed: v.string(),
      entrants: v.number(),
      ticketsDigest: v.string(),
      drawnAt: timestamp,
      drawnBy: v.nullable(v.string()),
      winners: v.array(
        v.object({
          place: v.number(),
          ticket: v.string(),
          ...named,
          /** Since the list was fixed: the review was withdrawn, or the account deleted. */
          state: v.picklist(['entitled', 'withdrawn', 'gone']),
        }),
      ),
    }),
  ),
});

/** The contest of an edition as the publisher's team sees it (rule 8.7). */
export type TeamContest = v.InferOutput<typeof teamContest>;

/** @throws {ApiError} `refused` unless the caller is an admin. */
export const fetchContest = (edition: string): Promise<TeamContest> =>
  call((supabase) => supabase.rpc('admin_contest', { edition }), {
    idempotent: true,
    schema: jsonb(teamContest),
  });

/** Draws winners; the same seed gives the same ones. @throws {ApiError} `refused`, with the reason `contest_open`, `contest_empty`, `draw_other_count` or `draw_invalid`. */
export const drawContest = (edition: string, seed: string, winners: number): Promise<TeamContest> =>
  call((supabase) => supabase.rpc('draw_contest', { edition, seed, winners }), {
    idempotent: true,
    schema: jsonb(teamContest),
  });
