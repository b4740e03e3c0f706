import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { acceptAnswer, type WrongAnswer } from '@/api/admin';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { adminKey } from './adminKey';

/** A refused answer, and the day to which it was given. */
export type RefusedAnswer = Pick<WrongAnswer, 'typed' | 'knights'> & { day: number };

interface AcceptAnswerProps {
  /** A list whose buttons ask to accept one of its answers. */
  children: (ask: (answer: RefusedAnswer) => void) => ReactNode;
}

/** Accepts a refused answer of the edition that is played, once the admin has read what that does (rule 5.6). */
export function AcceptAnswer({ children }: AcceptAnswerProps) {
  const queries = useQueryClient();
  const [chosen, setChosen] = useState<RefusedAnswer | null>(null);
  const accept = useMutation({
    mutationFn: ({ day, typed }: RefusedAnswer) => acceptAnswer(day, typed),
    onSuccess: () => queries.invalidateQueries({ queryKey: adminKey }),
    onSettled: () => setChosen(null),
    meta: { failure: 'Réponse acceptée' },
  });

  return (
    <>
      {accept.isError && <Alert tone="error">La réponse n'a pas pu être acceptée : rien n'a changé.</Alert>}
      {accept.isSuccess && (
        <Alert tone="success">
          {`« ${accept.variables.typed} » est acceptée : ${counted(accept.data, 'chevalier a reçu ses points', 'chevaliers ont reçu leurs points')}.`}
        </Alert>
      )}
      {children(setChosen)}
      <ConfirmDialog
        busy={accept.isPending}
        confirmLabel="Accepter"
        onCancel={() => setChosen(null)}
        onConfirm={() => chosen && accept.mutate(chosen)}
        open={chosen !== null}
        title="Accepter cette réponse ?"
      >
        {chosen &&
          `« ${chosen.typed} » deviendra juste pour le jour ${chosen.day} tout de suite, sans «\u00A0Mettre en ligne\u00A0». ${counted(chosen.knights, 'chevalier recevra ses points', 'chevaliers recevront leurs points')} : cela ne se reprend pas.`}
      </ConfirmDialog>
    </>
  );
}
