import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

const button = () => screen.getByRole('button');

test.each([{ busy: true }, { 'aria-disabled': true }])(
  'an unavailable button (%o) keeps the focus, has `aria-disabled`, and does nothing when pressed',
  (unavailable) => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={onClick}>Importer</Button>);
    button().focus();
    fireEvent.click(button());
    rerender(
      <Button {...unavailable} onClick={onClick}>
        Importer
      </Button>,
    );
    expect(document.activeElement).toBe(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(1);
    rerender(<Button onClick={onClick}>Importer</Button>);
    expect(button().hasAttribute('aria-disabled')).toBe(false);
    fireEvent.click(button());
    expect(onClick).toHaveBeenCalledTimes(2);
  },
);

// Browsers turn Enter in a field into a click on the form's button.
test('a form whose button is busy is submitted neither by a press nor by Enter', () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button busy={busy} type="submit">
        Envoyer
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  fireEvent.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(form(true));
  fireEvent.click(button());
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
