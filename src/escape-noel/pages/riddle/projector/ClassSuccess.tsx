import LitStar from '@art/escape-noel/lit-star.svg?react';
import { useEffect, useState } from 'react';
import { startConfetti } from '@/effects/confetti';
import { counted } from '@/lib/french';
import { Dialog } from '@/ui/Dialog';
import type { Success } from '../../../game/player/player';
import { GivenAnswer } from '../GivenAnswer';

/** As on a day's own page (rule 11.1). */
const SUCCESS_MS = 3_000;

interface ClassSuccessProps {
  success: Success;
  isRehearsal: boolean;
  onClose: () => void;
}

/** A success of the class: announced, celebrated, and the page stays: the teacher decides what comes next. */
export function ClassSuccess({ success, isRehearsal, onClose }: ClassSuccessProps) {
  const [isOpen, setOpen] = useState(true);
  const { revealed, revelation } = success;
  useEffect(() => (revealed ? undefined : startConfetti({ pieces: 200 })), [revealed]);
  const counts = isRehearsal
    ? "Répétition\u00A0: rien n'est compté."
    : `+${counted(success.points, 'point gagné', 'points gagnés')}`;
  return (
    <Dialog
      autoCloseMs={SUCCESS_MS}
      className="text-center"
      onClose={() => {
        setOpen(false);
        onClose();
      }}
      open={isOpen}
      title={revealed ? 'La réponse est révélée' : 'Lumière retrouvée\u00A0!'}
    >
      {revealed ? (
        <>
          <GivenAnswer answer={revelation.answer} className="text-3xl" />
          {isRehearsal && <p>{counts}</p>}
        </>
      ) : (
        <>
          <LitStar className="mx-auto size-36" />
          <p className="font-display text-3xl text-ui-accent-text">{counts}</p>
        </>
      )}
    </Dialog>
  );
}
