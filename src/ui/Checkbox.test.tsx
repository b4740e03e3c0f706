import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('a checkbox shows its `checked`, not the press, until the owner changes it', () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const checkbox = (checked: boolean, busy = false) => (
    <Checkbox busy={busy} checked={checked} onChange={onChange}>
      Avis
    </Checkbox>
  );
  const { rerender } = render(checkbox(false));
  box().click();
  expect([box().checked, onChange.mock.calls]).toEqual([false, [[true]]]);
  rerender(checkbox(true));
  expect(box().checked).toBe(true);
  rerender(checkbox(true, true));
  box().click();
  expect([box().checked, onChange.mock.calls.length]).toEqual([true, 1]);
});
