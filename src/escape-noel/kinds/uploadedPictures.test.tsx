import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOADED } from '@/lib/uploadedMedia';
import { BoardHarness } from '@/testing/BoardHarness';
import { openBoard } from './boards';

const PICTURE = `${UPLOADED}0123456789abcdef0123456789abcdef.webp`;

const board = v.looseObject({ kind: v.string() });
const edition = v.object({ riddles: v.array(v.object({ play: v.nullable(board) })) });
const boards = ['2023', '2024'].flatMap((code) => {
  const text = readFileSync(`supabase/edition/${code}/edition.json`, 'utf8');
  return v.parse(edition, JSON.parse(text)).riddles.flatMap(({ play }) => play ?? []);
});
const withPictures = (kind: string) =>
  boards
    .filter((play) => play.kind === kind && JSON.stringify(play).includes('/edition/'))
    .map((play) =>
      v.parse(board, JSON.parse(JSON.stringify(play).replaceAll(/"\/edition\/[^"]+"/g, `"${PICTURE}"`))),
    );

beforeEach(() => vi.stubEnv('VITE_SUPABASE_URL', 'https://projet.test'));
afterEach(() => document.body.replaceChildren());

test.each(['order', 'touch', 'tool', 'trace'])(
  'a board of the kind %s loads uploaded pictures from the project',
  async (kind) => {
    const plays = withPictures(kind);
    expect(plays.length).toBeGreaterThan(0);
    for (const play of plays) {
      const { container, unmount } = render(
        <BoardHarness board={await openBoard(play)} hasSolved={() => true} />,
      );
      const addresses = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
      expect(addresses.length).toBeGreaterThan(0);
      expect(new Set(addresses)).toEqual(new Set([`https://projet.test${PICTURE}`]));
      unmount();
    }
  },
);
