import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button';

const button = () => screen.getByRole('button');

test.each([{ busy: true }, { 'aria-disabled': true }])(
  'a button that is stopped (%o) keeps the focus, says that it is, and does nothing when pressed',
  (stopped) => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={onClick}>Importer</Button>);
    button().focus();
    fireEvent.click(button());
    rerender(
      <Button {...stopped} onClick={onClick}>
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

// A browser makes Enter in a field a press of the form's button: one that lets it pass would send twice.
test('a form whose button is busy is sent neither by a press nor by Enter', () => {
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
