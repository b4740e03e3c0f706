import { ApiError, isUnanswered } from '@/api/errors';
import type { CalendarDay } from '@/api/riddles';
import type { tryAnswer } from '@/api/workshop';
import { isReadable } from '../../edition/play';
import { ALL_DAYS, parseDay } from '../rules/days';
import { opensAt, type PreviewEdition } from './previewEdition';
import { callGameFunction, isGameFunction } from './gameReplies';
import { zoneOf } from './scene';

/** The only requests that leave the preview: the judge of answers, and the admin's rights and session. */
const SENT: readonly RegExp[] = [
  /^POST \/rest\/v1\/rpc\/try_answer$/,
  /^GET \/rest\/v1\/users$/,
  /^POST \/auth\/v1\/token$/,
];

const json = (content: unknown, status = 200) =>
  new Response(JSON.stringify(content), { status, headers: { 'content-type': 'application/json' } });

/** Not 401 or 403: the auth client would remove the admin's session where signing out is refused so. */
const refused = () => json({ code: 'PT409', message: 'The preview saves nothing', hint: 'preview' }, 409);

const RPC = '/rest/v1/rpc/';

interface Setting {
  edition: PreviewEdition;
  /** The time of the preview. */
  now: Date;
  judge: typeof tryAnswer;
}

/**
 * Answers a request of the preview from its document, in the server's place.
 * @returns null for a request that may be sent. Every other one that the document does not answer is refused.
 */
export async function replyFrom(setting: Setting, request: Request): Promise<Response | null> {
  const { edition, now } = setting;
  const { pathname, searchParams } = new URL(request.url);
  if (SENT.some((allowed) => allowed.test(`${request.method} ${pathname}`))) return null;
  if (pathname === '/rest/v1/rpc/server_now') return json(now.toISOString());
  const name = pathname.startsWith(RPC) ? pathname.slice(RPC.length) : '';
  if (isGameFunction(name)) return replyOfGame(setting, name, request);
  if (request.method !== 'GET') return refused();
  // Only a published edition has them: the publisher adds them later.
  if (pathname === '/rest/v1/day_messages') return json([]);
  if (pathname === '/rest/v1/editions')
    return json(searchParams.get('status') === 'eq.current' ? [textsOf(edition)] : []);
  if (pathname === '/rest/v1/enigme_calendar') return json(calendarOf(edition, now));
  if (pathname === '/rest/v1/enigmes') {
    const day = parseDay(searchParams.get('day_number')?.replace('eq.', ''));
    return json(day === null ? [] : openRiddle(edition, now, day));
  }
  return refused();
}

async function replyOfGame(setting: Setting, name: string, request: Request): Promise<Response> {
  try {
    return json(await callGameFunction(setting, name, await request.json()));
  } catch (error) {
    if (!(error instanceof ApiError) || isUnanswered(error)) throw error;
    const { code, reason, message } = error;
    const [status, sqlState] = FAILURES[code] ?? [500, 'XX000'];
    return json({ code: sqlState, hint: reason ?? '', message, details: '' }, status);
  }
}

/** The HTTP status and the code with which the data API reports a failure (`codeOf`). */
const FAILURES: Readonly<Partial<Record<ApiError['code'], readonly [number, string]>>> = {
  signed_out: [401, 'PT401'],
  limited: [429, 'PT429'],
  not_found: [404, 'PT404'],
  refused: [409, 'PT409'],
};

/** All days: an unwritten one is shown as such, instead of leading away from its page. */
export const calendarOf = (edition: PreviewEdition, now: Date): CalendarDay[] =>
  ALL_DAYS.map((day) => {
    const opening = opensAt(edition, day);
    return {
      edition: edition.edition,
      day,
      opensAt: opening,
      isOpen: opening === null || opening <= now,
      timeZone: zoneOf(edition),
    };
  });

const textsOf = ({ title, story, season_end: { next_season: nextSeason, ...end } }: PreviewEdition) => ({
  title: orElse(title, 'Titre à écrire'),
  story,
  ...end,
  nextSeason,
});

const orElse = (text: string | undefined, fallback: string) => (text?.trim() ? text : fallback);

/** The row of a day, none before its door opens. */
function openRiddle(edition: PreviewEdition, now: Date, day: number) {
  if (Number(opensAt(edition, day) ?? 0) > now.getTime()) return [];
  const shown = edition.days.get(day);
  return [
    {
      edition: edition.edition,
      day,
      title: orElse(shown?.title, 'Titre à écrire'),
      description: orElse(shown?.description, 'Histoire à écrire.'),
      question: orElse(shown?.question, 'Question à écrire.'),
      hintCount: shown?.hints.length ?? 0,
      play: shown?.play && isReadable(shown.play) ? shown.play : null,
      mediatype: shown?.mediatype ?? 'none',
      imageUrl: shown?.image_url ?? null,
      videoUrl: shown?.video_url ?? null,
      mediaAlt: shown?.media_alt ?? null,
      narrationUrl: shown?.narration_url ?? null,
    },
  ];
}
