import ClosingBook from '@art/escape-noel/closing-book.svg?react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useAnimate, type AnimationSequence } from 'framer-motion';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayBeDone } from '@/api/errors';
import { resetProgress } from '@/api/progress';
import { SCENE } from '@/lib/transitions';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { explain } from '../../shared/failures';
import { visitorFinalSentence, visitorProgress } from '../../shared/player/browserProgress';
import { refreshPlayer } from '../../shared/player/player.queries';
import { useSession } from '../../shared/session/useSession';

const TURN = { originX: [1, 1], scaleX: 0 };
/** Three pages turn, then the cover, then the closed book shows its face in the middle. */
const CLOSING: AnimationSequence = [
  ['.book-page-1', TURN, { at: 0.25, duration: 0.38 }],
  ['.book-page-2', TURN, { at: 0.5, duration: 0.38 }],
  ['.book-page-3', TURN, { at: 0.75, duration: 0.38 }],
  ['.book-cover', TURN, { at: 1.05, duration: 0.38 }],
  ['.book-face', { originX: 0, scaleX: 0 }, { at: 0, duration: 0 }],
  ['.book-face', { scaleX: 1 }, { at: 1.4 }],
  ['.book-shadow', { originX: [0.5, 0.5], x: 130, scaleX: 0.55 }, { at: 1.4 }],
  ['.book', { x: '-20%' }, { at: 1.4 }],
];

const UNKNOWN = 'On ne sait pas encore si ton voyage est revenu à sa première page.';
const FAILURES = {
  offline: `${UNKNOWN} Vérifie ta connexion, puis réessaie.`,
  timeout: `${UNKNOWN} Réessaie dans un instant.`,
  unexpected: `${UNKNOWN} Quelque chose s'est mal passé chez nous : réessaie dans un moment.`,
};

/** « Recommencer le voyage » (rule 5.4): asks, erases while the book closes, then goes to the site's home page. */
export function ResetJourney() {
  const { account } = useSession();
  const [asking, setAsking] = useState(false);
  const [bookIsClosed, setBookIsClosed] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => account && refreshPlayer(queries, account.id);
  const erasure = useMutation({
    mutationFn: resetProgress,
    onMutate: () => {
      setAsking(false);
      setBookIsClosed(false);
    },
    onError: (error) => {
      if (mayBeDone(error)) void refresh();
    },
  });
  const leave = useEffectEvent(async () => {
    visitorProgress.remove();
    visitorFinalSentence.remove();
    await refresh();
    void navigate(paths.home);
  });
  const isOver = erasure.isSuccess && bookIsClosed;
  useEffect(() => {
    if (isOver) void leave();
  }, [isOver]);

  return (
    <>
      {erasure.isError && (
        <RetryAlert
          onRetry={() => erasure.mutate()}
          text={explain(erasure.error, FAILURES)}
          title={mayBeDone(erasure.error) ? "L'effacement n'a pas répondu" : "Rien n'a été effacé"}
        />
      )}
      <Button className="justify-self-start" onClick={() => setAsking(true)} variant="quiet">
        Recommencer le voyage
      </Button>
      <ConfirmDialog
        confirmLabel="Recommencer"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => erasure.mutate()}
        open={asking}
        title="Recommencer le voyage"
      >
        <p>Recommencer effacera toute ta progression. Continuer&nbsp;?</p>
      </ConfirmDialog>
      {(erasure.isPending || erasure.isSuccess) && <ClosingScene onClosed={() => setBookIsClosed(true)} />}
    </>
  );
}

function ClosingScene({ onClosed }: { onClosed: () => void }) {
  const layer = useRef<HTMLDialogElement>(null);
  const [book, animate] = useAnimate<HTMLDivElement>();
  const closed = useEffectEvent(onClosed);
  useEffect(() => {
    const dialog = layer.current;
    dialog?.showModal();
    void animate(CLOSING, { defaultTransition: SCENE }).then(() => closed());
    return () => dialog?.close();
  }, [animate]);
  return (
    <dialog
      aria-label="Effacement"
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-nuit-deep text-nuit-ivory"
      onCancel={(event) => event.preventDefault()}
      ref={layer}
    >
      <div className="grid h-full content-center justify-items-center gap-6 p-4" ref={book}>
        <ClosingBook className="book block h-auto w-full max-w-xl" />
        <p className="font-display text-3xl" role="status">
          Effacement…
        </p>
      </div>
    </dialog>
  );
}
