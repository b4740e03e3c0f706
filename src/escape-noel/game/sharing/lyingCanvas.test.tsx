import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { isCanvasTrue } from '@/lib/canvasTruth';
import { SharePicture } from './SharePicture';

vi.mock(import('@/lib/canvasTruth'), () => ({ isCanvasTrue: vi.fn<() => boolean>(() => true) }));

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SharePicture
        alternative="Mon blason"
        label="Partager mon blason"
        picture={{ width: 400, scale: 2, background: '#000000' }}
        prepare="opened"
        words={{ fileName: 'b.png', downloadName: 'b.png', title: 'Mon blason', text: 'Voici.' }}
      >
        <p>Un blason</p>
      </SharePicture>
    </QueryClientProvider>,
  );

test('a picture to share is offered', () => {
  show();
  expect(screen.getByRole('button', { name: 'Partager mon blason' })).toBeDefined();
});

test('no picture is offered where the browser would draw noise in its place', () => {
  vi.mocked(isCanvasTrue).mockReturnValue(false);
  const { container } = show();
  expect(container.childElementCount).toBe(0);
});
