import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { domMax, LazyMotion, MotionConfig } from 'framer-motion';
import { StrictMode, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { TOUCH_MS } from '@/lib/transitions';
import { Dialog } from './Dialog';

/** As on a page where framer-motion's features have loaded, with the double effects of development. */
const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <LazyMotion features={domMax} strict>
      {children}
    </LazyMotion>
  </StrictMode>
);

/** A dialog that opens by itself, the button that opens it again, and the place where the page goes on. */
function Page({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <input aria-label="Ta réponse" />
      <button onClick={() => setOpen(true)} type="button">
        Demander
      </button>
      <Dialog
        focusAfter={() => screen.getByLabelText('Ta réponse')}
        onClose={() => {
          setOpen(false);
          onClose?.();
        }}
        open={open}
        title="Jouer le Jour 1"
      >
        <p>Texte</p>
      </Dialog>
    </>
  );
}

const notice = (open: boolean, onClose: () => void = () => {}) => (
  <Dialog onClose={onClose} open={open} title="Titre">
    <p>Texte</p>
  </Dialog>
);

/** A dialog that its owner closes, above the place where the page goes on. */
const confirm = (open: boolean) => (
  <>
    <input aria-label="Ta réponse" />
    <Dialog
      focusAfter={() => screen.getByLabelText('Ta réponse')}
      onClose={() => {}}
      open={open}
      title="Titre"
    >
      <p>Texte</p>
    </Dialog>
  </>
);

const dialog = () => screen.queryByRole<HTMLDialogElement>('dialog');
const cross = () => screen.getByRole('button', { name: 'Fermer' });
const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Demander' }));
const cancel = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

describe('A dialog', () => {
  test('is modal, and named by its title', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    render(
      <Dialog onClose={() => {}} open title="Bienvenue de retour !">
        <p>Prêt ?</p>
      </Dialog>,
      { wrapper },
    );
    expect(screen.getByRole<HTMLDialogElement>('dialog', { name: 'Bienvenue de retour !' }).open).toBe(true);
    expect(showModal).toHaveBeenCalled();
  });

  test.each(['never', 'always'] as const)(
    'is there during its exit of 0.2 s, then closes once (reduced motion: %s)',
    async (reducedMotion) => {
      const onClose = vi.fn<() => void>();
      render(
        <MotionConfig reducedMotion={reducedMotion}>
          <Page onClose={onClose} />
        </MotionConfig>,
        { wrapper },
      );
      const pressedAt = performance.now();
      fireEvent.click(cross());
      fireEvent.click(cross());
      expect(dialog()?.open).toBe(true);
      expect(onClose).not.toHaveBeenCalled();
      await waitFor(() => expect(dialog()).toBeNull());
      expect(performance.now() - pressedAt).toBeGreaterThan(TOUCH_MS - 50);
      expect(onClose).toHaveBeenCalledTimes(1);
    },
  );

  test.each([
    ['never', /^translateY/],
    ['always', /^$/],
  ] as const)('moves its sheet or only fades it (reduced motion: %s)', (reducedMotion, transform) => {
    render(<MotionConfig reducedMotion={reducedMotion}>{notice(true)}</MotionConfig>, { wrapper });
    const sheet = screen.getByText('Texte').parentElement;
    expect(sheet?.style.opacity).not.toBe('');
    expect(sheet?.style.transform).toMatch(transform);
  });

  test('is closed for its owner as soon as it is gone: a press just after opens it again', async () => {
    render(<Page />, { wrapper });
    fireEvent.click(cross());
    await new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        if (dialog()) return;
        watch.disconnect();
        setTimeout(() => {
          ask();
          resolve();
        });
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await waitFor(() => expect(dialog()?.open).toBe(true));
  });

  test('closes by itself after its time, counted once whatever renders meanwhile', async () => {
    const onClose = vi.fn<() => void>();
    const announcement = () => (
      <Dialog autoCloseMs={300} onClose={() => onClose()} open title="Lumière retrouvée !">
        <p>+5 points gagnés</p>
      </Dialog>
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { rerender } = render(announcement(), { wrapper });
    vi.advanceTimersByTime(200);
    rerender(announcement());
    // Counted again, its time would not be over.
    vi.advanceTimersByTime(100);
    vi.useRealTimers();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  test('does what comes afterwards once it is closed', async () => {
    const order: string[] = [];
    render(
      <Dialog onClose={() => order.push('closed')} open title="Titre">
        {(close) => (
          <button
            onClick={() => close(() => order.push(`afterwards, ${dialog() ? 'open' : 'gone'}`))}
            type="button"
          >
            Se connecter
          </button>
        )}
      </Dialog>,
      { wrapper },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Se connecter' }));
    await waitFor(() => expect(order).toEqual(['closed', 'afterwards, gone']));
  });

  test('that its owner closes plays its exit, and calls no one', async () => {
    const onClose = vi.fn<() => void>();
    const { rerender } = render(notice(true, onClose), { wrapper });
    rerender(notice(false, onClose));
    expect(dialog()?.open).toBe(true);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
  });

  test("that its owner closes gives the focus to the page's own place too", async () => {
    const { rerender } = render(confirm(true), { wrapper });
    expect(document.activeElement).not.toBe(screen.getByLabelText('Ta réponse'));
    rerender(confirm(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Ta réponse')));
  });

  test('stays where its owner asks for it again during its exit', async () => {
    const { rerender } = render(notice(true), { wrapper });
    rerender(notice(false));
    rerender(notice(true));
    await new Promise((resolve) => setTimeout(resolve, 2 * TOUCH_MS));
    expect(dialog()?.open).toBe(true);
  });

  test('holds nothing while it is closed', () => {
    render(notice(false), { wrapper });
    expect(screen.queryByText('Texte')).toBeNull();
  });

  test("gives the focus to the page's own place, by its cross and by Escape", async () => {
    render(<Page />, { wrapper });
    const answer = screen.getByLabelText('Ta réponse');
    for (const close of [() => fireEvent.click(cross()), cancel]) {
      close();
      await waitFor(() => expect(document.activeElement).toBe(answer));
      answer.blur();
      ask();
    }
  });

  test('that a second Escape closes during its exit calls its owner once', async () => {
    const onClose = vi.fn<() => void>();
    render(<Page onClose={onClose} />, { wrapper });
    cancel();
    // A browser closes it this time, whatever `cancel` answers.
    dialog()?.close();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(dialog()).toBeNull();
  });

  test('is shown, and closes at once, where the features of framer-motion have not come', async () => {
    const onClose = vi.fn<() => void>();
    render(<Page onClose={onClose} />, { wrapper: StrictMode });
    expect(dialog()?.open).toBe(true);
    expect(screen.getByText('Texte').parentElement?.style.opacity).toBe('1');
    fireEvent.click(cross());
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(dialog()).toBeNull();
  });
});
