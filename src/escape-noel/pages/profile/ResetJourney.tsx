import ClosingBook from '@art/escape-noel/closing-book.svg?react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isUnreachable } from '@/api/errors';
import { resetProgress } from '@/api/progress';
import { useCalm } from '@/lib/calm';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { explain } from '../../shared/failures';
import { visitorFinalSentence, visitorProgress } from '../../shared/player/browserProgress';
import { refreshPlayer } from '../../shared/player/player.queries';
import { useSession } from '../../shared/session/SessionProvider';
import './closing-book.css';

/** How long the book takes to close (closing-book.css), and how long it is shown when nothing moves. */
const CLOSING_MS = 2_200;
const CLOSING_CALM_MS = 900;

const FAILURES = {
  unreachable:
    'On ne sait pas encore si ton voyage est revenu à sa première page. Vérifie ta connexion, puis réessaie.',
};

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** « Recommencer le voyage » (rule 5.4): asks, erases while the book closes, then goes to the site's first page. */
export function ResetJourney() {
  const { account } = useSession();
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const calm = useCalm();
  const refresh = () => account && refreshPlayer(queries, account.id);
  const erasure = useMutation({
    mutationFn: () => Promise.all([resetProgress(), pause(calm ? CLOSING_CALM_MS : CLOSING_MS)]),
    onMutate: () => setAsking(false),
    onSuccess: async () => {
      visitorProgress.remove();
      visitorFinalSentence.remove();
      await refresh();
      void navigate(paths.home);
    },
    onError: (error) => {
      if (isUnreachable(error)) void refresh();
    },
  });

  return (
    <>
      {erasure.isError && (
        <RetryAlert
          onRetry={() => erasure.mutate()}
          text={explain(erasure.error, FAILURES)}
          title={isUnreachable(erasure.error) ? "L'effacement n'a pas répondu" : "Rien n'a été effacé"}
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
      {erasure.isPending && <ClosingScene />}
    </>
  );
}

/** Over everything, while the journey is erased: nothing behind can be touched. */
function ClosingScene() {
  const layer = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = layer.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      aria-label="Effacement"
      className="fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden bg-nuit-deep text-nuit-ivory"
      onCancel={(event) => event.preventDefault()}
      ref={layer}
    >
      <div className="grid h-full content-center justify-items-center gap-6 p-4">
        <div className="book-stage w-full max-w-xl">
          <ClosingBook className="block h-auto w-full" />
        </div>
        <p className="font-display text-3xl" role="status">
          Effacement…
        </p>
      </div>
    </dialog>
  );
}
