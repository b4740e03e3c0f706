import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { sql } from '../../support/knight';

/** A picture that the site has, in place of the edition's pictures. */
const PICTURE = '/favicon.svg';
const NO_MEDIUM = { mediatype: 'none', image_url: null, video_url: null, media_alt: null };

/**
 * Makes a draft with one day of this year's, without the media of the site, which the file names otherwise.
 * @param changes of the day. @returns its code.
 */
export async function makeEdition(
  request: APIRequestContext,
  day: number,
  changes: object = {},
): Promise<string> {
  const code = `e-${randomUUID().slice(0, 8)}`;
  const { riddles, ...header } = JSON.parse(readFileSync('supabase/edition/2024/edition.json', 'utf8')) as {
    riddles: { day: number; play?: object }[];
  }; // the file of the repository
  const riddle = riddles.find((each) => each.day === day);
  const play: unknown = JSON.parse(
    JSON.stringify(riddle?.play ?? null, (key, value: unknown) =>
      key === 'image' || key === 'scene' ? PICTURE : value,
    ),
  );
  const artefact = { title: 'Un grelot', description: 'Il sonne.', image_url: null };
  await sql(request, 'insert into private.workshop_editions (code) values ($1)', [code]);
  for (const [part, content] of [
    [0, { ...header, edition: code }],
    [day, { ...riddle, play, ...NO_MEDIUM, hints: [], artefact, ...changes }],
  ] as const)
    await sql(
      request,
      `insert into private.edition_versions (edition, day, content, source) values ($1, $2::int, $3::jsonb, 'form')`,
      [code, part, JSON.stringify(content)],
    );
  return code;
}

/** A text of a day as it was last saved. */
export async function savedText(
  request: APIRequestContext,
  code: string,
  day: number,
  field: string,
): Promise<string | null | undefined> {
  const rows = await sql<{ text: string | null }>(
    request,
    'select content ->> $3 as text from private.parts_of($1) where day = $2::int',
    [code, day, field],
  );
  return rows[0]?.text;
}

/** The data of a day's board as they were last saved. */
export async function savedPlay<Play>(request: APIRequestContext, code: string, day: number): Promise<Play> {
  const rows = await sql<{ play: Play }>(
    request,
    `select content -> 'play' as play from private.parts_of($1) where day = $2::int`,
    [code, day],
  );
  if (!rows[0]) throw new Error(`no day ${day} in ${code}`);
  return rows[0].play;
}
