import * as v from 'valibot';
import { revelation, storable } from './answers';
import { call, callAs } from './call';
import { inEdition, type Journey } from './journey';
import { jsonb, timestamp } from './replies';
import { hint } from './riddles';

const classDay = v.object({
  day: v.number(),
  opensAt: v.nullable(timestamp),
  isOpen: v.boolean(),
  solved: v.boolean(),
  /** Absent for a closed day, of which the server gives nothing (rule 24.2). */
  title: v.optional(v.string()),
  /** The kind of its board; null without one. */
  kind: v.optional(v.nullable(v.string())),
  mediatype: v.optional(v.string()),
});

export type ClassDay = v.InferOutput<typeof classDay>;

const classDays = v.object({
  edition: v.string(),
  timeZone: v.string(),
  now: timestamp,
  /** True if the account is a class's (rule 25.7). */
  isClass: v.boolean(),
  days: v.array(classDay),
});

/**
 * Everything that « En classe » shows of an edition, in one request (rule 25.9).
 * @returns the days in order, and how far the server's clock is ahead of this device's, in milliseconds.
 * @throws {ApiError}
 */
export async function fetchClassDays({ player, edition }: Journey) {
  let sentAt = 0;
  const { now, ...reply } = await callAs(player, jsonb(classDays), (supabase) => {
    sentAt = Date.now();
    return supabase.rpc('class_days', inEdition(edition));
  });
  return { ...reply, clockOffset: now.getTime() - (sentAt + Date.now()) / 2 };
}

/** Makes the signed-in account a class's, which has no rank (rule 25.7). @throws {ApiError} */
export async function becomeClass(): Promise<void> {
  await call((supabase) => supabase.rpc('become_class'), { idempotent: true });
}

const key = v.array(v.object({ day: v.number(), hints: v.array(hint), ...revelation.entries }));

/** The hints and the revelation of an open day. */
export type KeyOfDay = v.InferOutput<typeof key>[number];

/** The key of every open day, in order. @throws {ApiError} `refused` with the reason `class_only` for another account. */
export const fetchClassKey = ({ player, edition }: Journey): Promise<KeyOfDay[]> =>
  callAs(player, jsonb(key), (supabase) => supabase.rpc('class_key', inEdition(edition)));

const rehearsed = v.object({
  verdict: v.picklist(['right', 'almost', 'wrong']),
  /** Of a near miss (rule 12.6). */
  message: v.nullable(v.string()),
});

/** Judges an answer to an open day without recording anything (rule 25.8). @throws {ApiError} as `fetchClassKey`. */
export const rehearseAnswer = ({ player, edition }: Journey, day: number, answer: string) =>
  callAs(player, jsonb(rehearsed), (supabase) =>
    supabase.rpc('rehearse_answer', { day, answer: storable(answer), ...inEdition(edition) }),
  );
