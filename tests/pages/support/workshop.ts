import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { editionFolder } from '../../../tools/edition/folders.ts';
import * as page from './page';
import { ask, makeAdmin, promote, signUp, sql } from './server';
import type { Knight } from '../../support/knight';

export const EDITIONS = '/escape-noel/admin/editions';

/** The text of an edition's file. */
export const editionText = (code = '2024'): Promise<string> =>
  readFile(`${editionFolder(code)}/edition.json`, 'utf8');

/** A code that no other test uses. */
export const freshCode = (): string => `e-${randomUUID().slice(0, 8)}`;

interface EditionFile {
  riddles: { day: number }[];
}

/** Creates an edition with the days of this year's file, as an admin. @param copiedFrom the edition of which it is a copy. @returns its code. */
export async function makeEdition(
  admin: Knight,
  days?: readonly number[],
  copiedFrom?: string,
): Promise<string> {
  const code = freshCode();
  const { riddles, ...header } = JSON.parse(await editionText()) as EditionFile; // the file of the repository
  const changes = [
    { day: 0, content: { ...header, edition: code } },
    ...riddles
      .filter(({ day }) => !days || days.includes(day))
      .map((content) => ({ day: content.day, content })),
  ];
  const reply = await ask(
    '/rest/v1/rpc/create_edition',
    { edition: code, changes, ...(copiedFrom && { source: 'copy', copied_from: copiedFrom }) },
    admin,
  );
  if (!reply.ok) throw new Error(`create_edition: ${await reply.text()}`);
  return code;
}

/** Opens a page of the workshop as an admin. */
export async function openWorkshop(address = EDITIONS, admin?: Knight): Promise<void> {
  page.signIn(admin ?? (await makeAdmin()));
  await page.open(address);
}

/** An admin with a password, whose session can end. */
export async function signUpAdmin(): Promise<Knight> {
  return promote(await signUp(), 'Intendante');
}

/** The content of a part as it is stored. */
export async function storedPart(code: string, day: number): Promise<Record<string, unknown> | null> {
  const [row] = await sql<{ content: Record<string, unknown> | null }>(
    'select content from private.parts_of($1) where day = $2',
    [code, day],
  );
  return row?.content ?? null;
}
