import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/ui/Button';

/**
 * A board and, where the window is too small for both, a button that opens the question over it (rule 3.16). The button itself
 * covers nothing: boards are full of small targets.
 */
export function BoardWithQuestion({ question, children }: { question: string; children: ReactNode }) {
  const [toggleId, questionId] = [useId(), useId()];
  const [isOpen, setOpen] = useState(false);
  function close() {
    setOpen(false);
    // The focused element disappears: move the focus to the toggle.
    document.getElementById(toggleId)?.focus({ preventScroll: true });
  }
  return (
    <div className="grid grid-cols-1 gap-4" data-reading={isOpen || undefined} data-riddle-board>
      <Button
        aria-controls={isOpen ? questionId : undefined}
        aria-expanded={isOpen}
        className="riddle-reminder justify-self-center"
        id={toggleId}
        onClick={() => setOpen(!isOpen)}
        variant="quiet"
      >
        Garder l'énigme à l'écran
      </Button>
      {children}
      {isOpen && (
        // It scrolls by the keyboard because it contains a button.
        <div
          aria-label="Rappel de l'énigme"
          className="sticky bottom-2 z-10 -mx-3 grid max-h-[45svh] gap-2 overflow-auto overscroll-contain rounded-lg border-2 border-ui-gold-edge bg-ui-surface px-4 pt-3 shadow-lifted print:hidden"
          id={questionId}
          role="region"
        >
          <p className="whitespace-pre-line text-base leading-snug">{question}</p>
          <div className="sticky bottom-0 grid bg-ui-surface pb-2 pt-1">
            <Button onClick={close} variant="quiet">
              Ranger l'énigme
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
