import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createSoundTurns } from '../soundTurns';
import { useInterruptions } from './useInterruptions';

const change = () => document.dispatchEvent(new Event('visibilitychange'));

test('the voice pauses once its tab is hidden, and does not begin again by itself (rule 19.4)', () => {
  const pause = vi.fn<() => void>();
  const { unmount } = renderHook(() =>
    useInterruptions(
      pause,
      createSoundTurns(() => undefined),
    ),
  );
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  change();
  expect(pause).not.toHaveBeenCalled();
  hidden.mockReturnValue(true);
  change();
  expect(pause).toHaveBeenCalledOnce();
  unmount();
  change();
  expect(pause).toHaveBeenCalledOnce();
});
