import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Dialog, DIALOG_CLOSING_MS } from './Dialog';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A dialog and the button that asks for it. */
function Asked() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)} type="button">
        Demander
      </button>
      <Dialog onClose={() => setOpen(false)} open={open} title="Titre">
        <p>Texte</p>
      </Dialog>
    </>
  );
}

/** A dialog that opens with its page, and knows where the page goes on. */
function OpenedByItself() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <input aria-label="Ta réponse" />
      <button onClick={() => setOpen(true)} type="button">
        Demander
      </button>
      <Dialog
        focusAfter={() => screen.getByLabelText('Ta réponse')}
        onClose={() => setOpen(false)}
        open={open}
        title="Jouer le Jour 1"
      >
        <p>Texte</p>
      </Dialog>
    </>
  );
}

describe('A dialog', () => {
  test('is named by its title', () => {
    render(
      <Dialog onClose={() => {}} open title="Bienvenue de retour !">
        <p>Prêt ?</p>
      </Dialog>,
    );
    expect(screen.getByRole('dialog', { name: 'Bienvenue de retour !' })).toBeDefined();
  });

  test('closes after its animation, once', () => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog onClose={onClose} open title="Titre">
        <p>Texte</p>
      </Dialog>,
    );
    const cross = screen.getByRole('button', { name: 'Fermer' });
    fireEvent.click(cross);
    fireEvent.click(cross);
    vi.advanceTimersByTime(DIALOG_CLOSING_MS - 1);
    expect(onClose).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('is gone for its owner the moment it closes, so that a press just after opens it again', () => {
    render(<Asked />);
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    // Outside `act`, which would draw what is pending before it hands over.
    vi.advanceTimersByTime(DIALOG_CLOSING_MS);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Demander' }));
    expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  });

  test('closes by itself after its time, counted once whatever is drawn meanwhile', () => {
    const onClose = vi.fn<() => void>();
    const dialog = () => (
      <Dialog autoCloseMs={3000} onClose={() => onClose()} open title="Lumière retrouvée !">
        <p>+5 points gagnés</p>
      </Dialog>
    );
    const { rerender } = render(dialog());
    vi.advanceTimersByTime(2000);
    rerender(dialog());
    vi.advanceTimersByTime(1000 + DIALOG_CLOSING_MS);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('does what comes afterwards once it is closed', () => {
    const order: string[] = [];
    render(
      <Dialog onClose={() => order.push('closed')} open title="Titre">
        {(close) => (
          <button onClick={() => close(() => order.push('afterwards'))} type="button">
            Se connecter
          </button>
        )}
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    vi.advanceTimersByTime(DIALOG_CLOSING_MS);
    expect(order).toEqual(['closed', 'afterwards']);
  });

  test('holds nothing while it is closed', () => {
    render(
      <Dialog onClose={() => {}} open={false} title="Titre">
        <p>Texte</p>
      </Dialog>,
    );
    expect(screen.queryByText('Texte')).toBeNull();
  });

  test("gives the focus to the page's own place, by its cross and by Escape", () => {
    render(<OpenedByItself />);
    const answer = screen.getByLabelText('Ta réponse');
    const closings = [
      () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' })),
      () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })),
    ];
    for (const close of closings) {
      close();
      void act(() => void vi.advanceTimersByTime(DIALOG_CLOSING_MS));
      expect(document.activeElement).toBe(answer);
      answer.blur();
      fireEvent.click(screen.getByRole('button', { name: 'Demander' }));
    }
  });
});
