import * as v from 'valibot';
import { call } from './call';
import { dateOrNull, toDate } from './replies';

/** Every message, the latest first. @throws {ApiError} `refused` unless the caller is an admin. */
export async function fetchMessages() {
  const rows = await call(
    (supabase) =>
      supabase
        .rpc('admin_messages')
        .select(
          'id, edition, day:day_number, body, status, author, updatedAt:updated_at, publishedAt:published_at, resolvedAt:resolved_at',
        ),
    { idempotent: true },
  );
  return rows.map(({ updatedAt, publishedAt, resolvedAt, ...message }) => ({
    ...message,
    updatedAt: toDate(updatedAt),
    publishedAt: dateOrNull(publishedAt),
    resolvedAt: dateOrNull(resolvedAt),
  }));
}

/** A message as the publisher's team sees it. */
export type TeamMessage = Awaited<ReturnType<typeof fetchMessages>>[number];

export interface WrittenMessage {
  /** Null for a new one. */
  id: number | null;
  edition: string;
  day: number;
  body: string;
}

/** Writes a draft, or changes a message. @returns its id. @throws as `fetchMessages`, or `not_found` when it is gone. */
export const saveMessage = ({ id, ...rest }: WrittenMessage): Promise<number> =>
  call((supabase) => supabase.rpc('save_message', { ...rest, ...(id !== null && { message: id }) }), {
    idempotent: false,
    schema: v.number(),
  });

/**
 * Publishes a message, cancels its moment (`draft`), takes it off, or deletes a draft (rules 16.1, 16.4).
 * @param at when players begin to read a published one; null for at once.
 * @throws as `saveMessage`, or `refused` for a moment too far ahead, or where the message is not scheduled any more.
 */
export const setMessageStatus = (
  id: number,
  status: 'draft' | 'published' | 'resolved' | 'deleted',
  at: Date | null = null,
): Promise<unknown> =>
  call(
    (supabase) =>
      supabase.rpc('set_message_status', { message: id, status, ...(at && { at: at.toISOString() }) }),
    { idempotent: true },
  );
