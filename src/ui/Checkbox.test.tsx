import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('a box shows what holds, not what was pressed, until it is told otherwise', () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  const drawn = (checked: boolean, busy = false) => (
    <Checkbox busy={busy} checked={checked} onChange={onChange}>
      Avis
    </Checkbox>
  );
  const { rerender } = render(drawn(false));
  box().click();
  expect([box().checked, onChange.mock.calls]).toEqual([false, [[true]]]);
  rerender(drawn(true));
  expect(box().checked).toBe(true);
  rerender(drawn(true, true));
  box().click();
  expect([box().checked, onChange.mock.calls.length]).toEqual([true, 1]);
});
