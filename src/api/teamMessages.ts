import * as v from 'valibot';
import { call } from './call';
import { jsonb, timestamp } from './replies';

const message = v.object({
  id: v.number(),
  edition: v.string(),
  day: v.number(),
  body: v.string(),
  status: v.picklist(['draft', 'published', 'resolved']),
  author: v.nullable(v.string()),
  updatedAt: timestamp,
  publishedAt: v.nullable(timestamp),
  resolvedAt: v.nullable(timestamp),
});

/** A message as the publisher's team sees it. */
export type TeamMessage = v.InferOutput<typeof message>;

/** Every message, the latest first. @throws {ApiError} `refused` unless the caller is an admin. */
export const fetchMessages = (): Promise<TeamMessage[]> =>
  call((supabase) => supabase.rpc('admin_messages'), {
    idempotent: true,
    schema: jsonb(v.array(message)),
  });

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

/** Publishes a message, takes it off, or deletes a draft. @throws as `saveMessage`. */
export const setMessageStatus = (
  id: number,
  status: 'published' | 'resolved' | 'deleted',
): Promise<unknown> =>
  call((supabase) => supabase.rpc('set_message_status', { message: id, status }), { idempotent: true });
