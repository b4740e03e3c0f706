import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UPLOADED } from '@/lib/uploadedMedia';
import { openEditor, SKY } from '@/testing/editorForm';
import { useDraftAddresses, type DraftAddresses } from '../../game/admin/media/draftAddresses';
import { readPlay } from '../trace/Board';
import { SolutionField } from './SolutionField';

vi.mock(import('../../game/admin/media/draftAddresses'), async (original) => ({
  ...(await original()),
  useDraftAddresses: vi.fn<typeof useDraftAddresses>(),
}));

const SCENE = `${UPLOADED}0123456789abcdef0123456789abcdef.webp`;
const Field = () => <SolutionField readPlay={readPlay} task="Trace le trait." />;

function openWith(addresses: DraftAddresses): Element | null {
  vi.mocked(useDraftAddresses).mockReturnValue(addresses);
  openEditor(Field, { ...SKY, scene: SCENE, alt: 'Une carte' });
  return document.querySelector('.trace-plane img');
}

test("a board with a draft's picture is shown once the picture's address is known", () => {
  expect(openWith({ found: {}, isSettled: false })).toBeNull();
  screen.getByText('Le jeu arrive…');
  expect(openWith({ found: { [SCENE]: '/signed.webp' }, isSettled: true })?.getAttribute('src')).toBe(
    '/signed.webp',
  );
});
