import * as m from 'framer-motion/m';
import { useState } from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { TOUCH } from '@/lib/transitions';
import { useTimeout } from '@/lib/useTimeout';
import { Button } from '@/ui/Button';
import { decidedText, type Decided } from './decisions';

/** Duration of the offer « Annuler »; the toggle itself works at any time. */
const UNDO_MS = 10_000;

interface UndoNoticeProps {
  decided: Decided;
  busy: boolean;
  onUndo: () => void;
  onClose: () => void;
}

/** Says what was decided and offers to undo it, until ten seconds after the pointer and the focus have left it. */
export function UndoNotice({ decided, busy, onUndo, onClose }: UndoNoticeProps) {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // Another decision restarts the delay: `busy` was true meanwhile.
  useTimeout(onClose, isHovered || isFocused || busy ? null : UNDO_MS);

  return (
    <m.div
      animate={{ opacity: 1, y: 0 }}
      className="fixed inset-x-3 bottom-3 z-50 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-3 rounded-md border-2 border-nuit-gold-deep bg-nuit-dusk p-3 shadow-paper"
      initial={entersFrom({ opacity: 0, y: 24 })}
      onBlur={() => setFocused(false)}
      onFocus={() => setFocused(true)}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      transition={TOUCH}
    >
      <p className="wrap-anywhere min-w-0 flex-1 basis-60">{decidedText(decided)}</p>
      {!decided.isUndone && (
        <Button busy={busy} onClick={onUndo} variant="gold">
          Annuler
        </Button>
      )}
    </m.div>
  );
}
