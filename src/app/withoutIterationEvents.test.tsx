import { act } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { withoutIterationEvents } from './withoutIterationEvents';

it('hears that an animation has ended, and not each of its turns', () => {
  const onAnimationEnd = vi.fn<() => void>();
  const onAnimationIteration = vi.fn<() => void>();
  const root = document.body.appendChild(document.createElement('div'));
  act(() =>
    createRoot(withoutIterationEvents(root)).render(
      <p onAnimationEnd={onAnimationEnd} onAnimationIteration={onAnimationIteration} />,
    ),
  );

  for (const type of ['animationiteration', 'animationend']) {
    root.firstElementChild?.dispatchEvent(new Event(type, { bubbles: true }));
  }
  expect(onAnimationEnd).toHaveBeenCalledOnce();
  expect(onAnimationIteration).not.toHaveBeenCalled();
  root.remove();
});
