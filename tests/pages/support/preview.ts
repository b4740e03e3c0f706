import { waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { addressOf, type Scene } from '../../../src/escape-noel/game/preview/scene';
import { holdClock } from './clock';
import * as page from './page';
import { makeAdmin, sql } from './server';

/** The edition that is previewed, which the server does not have. */
const CODE = 'essai';
const ROOT = `/escape-noel/admin/apercu/${CODE}/jeu`;

const written = (day: number) => ({
  day,
  title: `Titre ${day}`,
  description: `Histoire ${day}.`,
  question: `Question ${day}\u00A0?`,
  answers: [`sapin${day}`],
  near_misses: [{ answers: ['mélèze'], message: 'Tu brûles.' }],
  closing: 'La nuit tombe.',
  explanation: `Explication ${day}.`,
  fragment: `Fragment${day}`,
  mediatype: 'none',
  play: null,
  hints: [1, 2, 3].map((rang) => ({ rang, texte: `Premier, ${rang}.` })),
  artefact: { title: `Grelot ${day}`, description: 'Il sonne.', image_url: null },
});

/** A complete edition. @param changes of a day. */
export const documentWith = (changes: Partial<Record<number, object>> = {}) => ({
  edition: CODE,
  title: 'Un essai',
  schedule: { first_door: '2031-12-01', door_time: '07:00', time_zone: 'Europe/Paris' },
  feast: { question: 'Quelle phrase\u00A0?', sentence: 'La magie', hints: ['Lis.'], letter: 'Chère étoile.' },
  riddles: Array.from({ length: 24 }, (_, index) => ({ ...written(index + 1), ...changes[index + 1] })),
});

const scene: Scene = { moment: null, player: 'chevalier', day: 12, state: '0', sentence: 'cherchee' };

/** The window that holds the frame: the pages of a test are the frame's. */
const holder = { sent: [] as unknown[], postMessage: (message: unknown) => void holder.sent.push(message) };

function say(message: object, origin = location.origin, source: unknown = holder): void {
  const event = new MessageEvent('message', { origin, data: { type: 'escape-noel-preview', ...message } });
  Object.defineProperty(event, 'source', { value: source });
  dispatchEvent(event);
}

/** Sends the frame what to show. @param from another origin or window than its holder's. */
export const show = (
  changes: Partial<Scene> = {},
  document: object = documentWith(),
  from: { origin?: string; source?: unknown } = {},
) => say({ kind: 'show', document, media: {}, scene: { ...scene, ...changes } }, from.origin, from.source);

export const go = (to: string) => say({ kind: 'go', page: to });

/** Opens a page in the frame as an admin, before it is sent anything. The clock is held. */
export async function openFrame(to: string): Promise<void> {
  // Otherwise a page that is left would send what it does when idle, in the next test.
  holdClock();
  page.signIn(await makeAdmin());
  holder.sent = [];
  vi.stubGlobal('parent', holder);
  await page.open(to === '' ? ROOT : `${ROOT}/${to}`);
  await waitFor(() => {
    if (holder.sent.length === 0) throw new Error('The frame is not ready');
  });
}

/** Opens a page in the frame in a scene. */
export async function preview(to: string, changes: Partial<Scene> = {}, document?: object): Promise<void> {
  await openFrame(to);
  show(changes, document);
}

export const expectPage = (to: string) => page.expectAddress(to === '' ? ROOT : `${ROOT}/${to}`);

/** Writes the edition into the workshop. */
export async function writeEdition(): Promise<void> {
  const { riddles, ...beside } = documentWith();
  await sql('insert into private.workshop_editions (code) values ($1) on conflict do nothing', [CODE]);
  for (const content of [{ day: 0, ...beside }, ...riddles]) {
    const { day } = content;
    await sql(
      `insert into private.edition_versions (edition, day, content, source) values ($1, $2, $3, 'form')`,
      [CODE, day, day === 0 ? beside : content],
    );
  }
}

/** The preview's page, which holds the frame. */
export async function openPreview(to: string, changes: Partial<Scene> = {}): Promise<void> {
  page.signIn(await makeAdmin());
  await page.open(
    `/escape-noel/admin/apercu/${CODE}?${addressOf({ page: to, scene: { ...scene, ...changes } })}`,
  );
}
