import * as v from 'valibot';
import { call } from './call';
import { jsonb } from './replies';

const seat = v.object({
  /** Means nothing outside the table. */
  id: v.number(),
  /** Equal stars share it. */
  rank: v.number(),
  name: v.string(),
  isMe: v.boolean(),
  isOwner: v.boolean(),
  stars: v.number(),
  rings: v.number(),
  /** By day, from day 1; null: not solved. */
  points: v.array(v.nullable(v.number())),
});

/** A member of a round table, as the others see them (rule 18.6). */
export type Seat = v.InferOutput<typeof seat>;

const board = v.pipe(
  v.object({
    id: v.number(),
    name: v.nullable(v.string()),
    isOwner: v.boolean(),
    /** The others read « Chevalier » instead of the knight's name. */
    isUnnamed: v.boolean(),
    /** The owner's alone. */
    code: v.nullable(v.string()),
    placeCount: v.number(),
    members: v.array(seat),
  }),
  v.transform(({ members, ...rest }) => ({ ...rest, seats: members })),
);

/** A round table with its members, most stars first. */
export type RoundTableBoard = v.InferOutput<typeof board>;

/** The knight's tables, in the order in which they sat down. @param player the signed-in account. @throws {ApiError} */
export const fetchRoundTables = (player: string) =>
  call(
    (supabase) =>
      supabase.rpc('my_round_tables').select('id, name, isOwner:is_owner, memberCount:member_count'),
    { idempotent: true, player },
  );

/** A round table at which the knight sits. `name` is null while it is withheld (rule 18.8). */
export type RoundTable = Awaited<ReturnType<typeof fetchRoundTables>>[number];

/** @throws {ApiError} `not_found` unless the knight sits there. */
export const fetchBoard = (player: string, id: number): Promise<RoundTableBoard> =>
  call((supabase) => supabase.rpc('round_table_board', { round_table: id }), {
    idempotent: true,
    player,
    schema: jsonb(board),
  });

const created = v.pipe(
  v.object({ id: v.number() }),
  v.transform(({ id }) => id),
);

/** Opens a table. @param name 1 to 40 characters. @returns its id. @throws {ApiError} `refused` (docs/error-codes.md). */
export const createRoundTable = (player: string, name: string, isUnnamed: boolean): Promise<number> =>
  call((supabase) => supabase.rpc('create_round_table', { name, is_unnamed: isUnnamed }), {
    // Asked again after a lost reply, it would open a second one.
    idempotent: false,
    player,
    schema: jsonb(created),
  });

const joining = v.variant('status', [
  v.object({ status: v.literal('joined'), id: v.number() }),
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('locked'), retryAfterS: v.number() }),
]);

/** Outcome of a code (rule 18.4). */
export type Joining = v.InferOutput<typeof joining>;

/** Sits down at the table that has this code. @throws {ApiError} `refused` for a full table, or beyond ten. */
export const joinRoundTable = (player: string, code: string, isUnnamed: boolean): Promise<Joining> =>
  call((supabase) => supabase.rpc('join_round_table', { code, is_unnamed: isUnnamed }), {
    idempotent: true,
    player,
    schema: jsonb(joining),
  });

const invitation = v.variant('status', [
  v.object({
    status: v.literal('open'),
    name: v.nullable(v.string()),
    owner: v.string(),
    memberCount: v.number(),
  }),
  v.object({ status: v.literal('unknown') }),
  v.object({ status: v.literal('locked') }),
]);

/** Shown to the holder of a code before joining (rule 18.10). */
export type TableInvitation = v.InferOutput<typeof invitation>;

/** @param player the signed-in account; null for a visitor. @throws {ApiError} */
export const fetchInvitation = (player: string | null, code: string): Promise<TableInvitation> =>
  call((supabase) => supabase.rpc('round_table_invitation', { code }), {
    idempotent: true,
    player,
    schema: jsonb(invitation),
  });

/** An action of a table's member or owner. */
export type TableChange =
  | { act: 'leave' | 'delete' | 'changeCode' }
  | { act: 'rename'; name: string }
  | { act: 'remove'; seat: number }
  | { act: 'setUnnamed'; isUnnamed: boolean };

/** @throws {ApiError} `not_found` unless the knight sits there, `refused` for what only the owner may do. */
export const changeRoundTable = (player: string, id: number, change: TableChange): Promise<unknown> =>
  call(
    (supabase) => {
      const at = { round_table: id };
      switch (change.act) {
        case 'leave':
          return supabase.rpc('leave_round_table', at);
        case 'delete':
          return supabase.rpc('delete_round_table', at);
        case 'changeCode':
          return supabase.rpc('change_round_table_code', at);
        case 'rename':
          return supabase.rpc('rename_round_table', { ...at, name: change.name });
        case 'remove':
          return supabase.rpc('remove_round_table_member', { ...at, member: change.seat });
        case 'setUnnamed':
          return supabase.rpc('set_round_table_unnamed', { ...at, is_unnamed: change.isUnnamed });
      }
    },
    { idempotent: true, player },
  );
