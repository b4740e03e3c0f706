import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayBeDone } from '@/api/errors';
import { resetProgress } from '@/api/progress';
import { loadModule } from '@/lib/loadModule';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { useEdition } from '../edition/useEdition';
import { explain } from '../forms/failures';
import { storageOfRequest } from '../storage/playedEdition';
import { travellers } from '../storage/travellers';
import { forgetJourney } from '../storage/waitingAnswers';
import { refreshPlayer } from '../player/player.queries';
import { usePlayer } from '../player/usePlayer';
import { useVisitorStorage } from '../player/useVisitorStorage';
import { useSession } from '../session/useSession';

const UNKNOWN = 'On ne sait pas encore si ton voyage est revenu à sa première page.';
const FAILURES = {
  offline: `${UNKNOWN} Vérifie ta connexion, puis réessaie.`,
  barred: `${UNKNOWN} Le réseau d'ici bloque peut-être le serveur du jeu ({hôte}), ou il est en panne\u00A0: essaie un autre réseau, ou réessaie plus tard.`,
  timeout: `${UNKNOWN} Réessaie dans un instant.`,
  unexpected: `${UNKNOWN} Quelque chose s'est mal passé chez nous : réessaie dans un moment.`,
};

const fetchClosingScene = async () => {
  const module = await loadModule(() => import('./ClosingScene'));
  return { default: module.ClosingScene };
};
/** If its code fails to load, the progress is erased without it. */
const ClosingScene = lazy<ComponentType<{ onClosed: () => void }>>(() =>
  fetchClosingScene().catch(() => ({ default: NoScene })),
);

function NoScene({ onClosed }: { onClosed: () => void }) {
  const closed = useEffectEvent(onClosed);
  useEffect(() => closed(), []);
  return null;
}

/** « Recommencer le voyage » (rule 5.4): asks, erases while the book closes, then goes to the site's home page, or in the archives to the edition's. */
export function ResetJourney({ className }: { className: string }) {
  const { playerId, traveller } = useSession();
  const edition = useEdition();
  const storage = useVisitorStorage();
  const [asking, setAsking] = useState(false);
  const [bookIsClosed, setBookIsClosed] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const player = usePlayer();
  const refresh = () => playerId !== null && player && refreshPlayer(queries, player.key);
  const erasure = useMutation({
    mutationFn: async () => {
      // The stored progress may be of another edition.
      await storageOfRequest(edition, traveller);
      // A visitor's progress is in the browser alone.
      if (playerId !== null) await resetProgress({ player: playerId, edition });
    },
    onMutate: () => {
      setAsking(false);
      setBookIsClosed(false);
    },
    onError: (error) => {
      if (mayBeDone(error)) void refresh();
    },
    meta: { failure: 'Effacement du voyage' },
  });
  const leave = useEffectEvent(async () => {
    // An answer that waits for the network is of the journey that ends.
    forgetJourney(playerId ?? traveller, edition);
    if (playerId !== null) {
      // Of several travellers, the one that became the knight is not known.
      if (travellers.read().length === 1) {
        storage.progress.remove();
        storage.finalSentence.remove();
      }
      await refresh();
    } else storage.forget();
    if (edition === null) return navigate(paths.home);
    // The button may be on that very page.
    erasure.reset();
    return navigate(paths.archive(edition).landing);
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
      <Button
        className={className}
        onClick={() => {
          setAsking(true);
          void fetchClosingScene().catch(() => undefined);
        }}
        variant="quiet"
      >
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
        <p>
          {edition === null
            ? 'Recommencer effacera toute ta progression. Continuer\u00A0?'
            : `Recommencer effacera ta progression de l'édition ${edition}. Les autres éditions ne changent pas. Continuer\u00A0?`}
        </p>
      </ConfirmDialog>
      {(erasure.isPending || erasure.isSuccess) && (
        <Suspense>
          <ClosingScene onClosed={() => setBookIsClosed(true)} />
        </Suspense>
      )}
    </>
  );
}
