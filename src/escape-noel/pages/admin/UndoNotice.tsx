import { useState } from 'react';
import { useTimeout } from '@/lib/useTimeout';
import { Button } from '@/ui/Button';
import { decidedText, type Decided } from './decisions';

/** How long a decision can be taken back from where it was taken. Ticking the box again does so at any time. */
const UNDO_MS = 10_000;

interface UndoNoticeProps {
  decided: Decided;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was decided and offers to take it back, for as long as somebody points at it or is in it, and ten seconds more. */
export function UndoNotice({ decided, busy, onUndo, onClose }: UndoNoticeProps) {
  const [isPointedAt, setPointedAt] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // Another decision begins the time again: it was busy until then.
  useTimeout(onClose, isPointedAt || isFocused || busy ? null : UNDO_MS);

  return (
    <div
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-md border-2 border-nuit-gold-deep bg-nuit-dusk p-3 shadow-paper"
      onBlur={() => setFocused(false)}
      onFocus={() => setFocused(true)}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      <p className="min-w-0 flex-1 basis-60 break-words">{decidedText(decided)}</p>
      {!decided.isUndone && (
        <Button busy={busy} onClick={onUndo} variant="gold">
          Annuler
        </Button>
      )}
    </div>
  );
}
