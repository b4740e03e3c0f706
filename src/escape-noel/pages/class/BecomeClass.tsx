import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { becomeClass } from '@/api/classes';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { TEACHER_FAILURES } from '../../game/class/teacherFailures';
import { explain } from '../../game/forms/failures';
import { refreshPlayer } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';

/** « Préparer » (rule 25.7): the possibilities of a class's account, or how the account becomes one. */
export function BecomeClass({ isClass }: { isClass: boolean }) {
  const [confirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const player = usePlayer();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: becomeClass,
    onSuccess: async () => {
      if (player) await refreshPlayer(queries, player.key);
      setConfirming(false);
    },
    meta: { failure: 'Enregistrement du compte de classe' },
  });
  return (
    <Card as="section" className="grid justify-items-start gap-4 p-5 sm:p-8">
      <h2 className="text-2xl outline-none" ref={heading} tabIndex={-1}>
        Préparer
      </h2>
      {isClass ? (
        <p>
          Ce compte est celui d'une classe. «&nbsp;Répéter&nbsp;», à côté d'un jour ouvert, le projette sans
          rien compter, avec ses indices et sa réponse dès que vous les demandez. La clé de tous les jours
          ouverts est dans le dossier. La classe garde ses étoiles et ses points, et joue hors classement.
        </p>
      ) : (
        <>
          <p>
            Vous voulez essayer un jour avant la classe, et lire sa réponse&nbsp;? Dites que ce compte est
            celui d'une classe&nbsp;: chaque jour ouvert aura sa répétition, qui ne compte pas, et sa réponse
            dans le dossier. Le compte jouera alors hors classement, jusqu'à la prochaine édition.
          </p>
          <Button onClick={() => setConfirming(true)} variant="gold">
            C'est le compte d'une classe
          </Button>
        </>
      )}
      <ConfirmDialog
        busy={isPending}
        cancelLabel="Pas maintenant"
        confirmLabel={error === null ? 'Oui, hors classement' : 'Réessayer'}
        focusAfter={() => (isClass ? heading.current : null)}
        onCancel={() => setConfirming(false)}
        onConfirm={() => mutate()}
        open={confirming}
        title={"C'est le compte d'une classe\u00A0?"}
      >
        <p className="text-lg">
          Il lira les réponses des jours ouverts. En échange, il quitte le classement jusqu'à la prochaine
          édition, et rien ne l'y remet avant. Ses étoiles, ses points et ses tables rondes restent.
        </p>
        {error !== null && (
          <Alert className="mt-3" tone="error">
            <p>Rien n'a changé pour ce compte. {explain(error, TEACHER_FAILURES)}</p>
          </Alert>
        )}
      </ConfirmDialog>
    </Card>
  );
}
