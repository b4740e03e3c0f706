import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { saveEdition, type PartChange, type WorkshopEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import { isSameJson } from '@/lib/sameJson';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { explain } from '../../game/forms/failures';
import { partOf } from './partContent';
import { partName } from '../../workshop/form/fieldNames';
import { editionKey, editionsQuery } from './workshop.queries';

/** Changes that restore an older version. They are based on the versions shown, so a newer save causes a conflict. */
function restoringChanges(now: WorkshopEdition, then: WorkshopEdition): PartChange[] {
  return now.parts.flatMap(({ day, version, content }) => {
    const before = partOf(then, day)?.content ?? null;
    return isSameJson(content, before) ? [] : [{ day, content: before, basedOn: version }];
  });
}

interface RestoreButtonsProps {
  edition: WorkshopEdition;
  /** The edition at the version to bring back. */
  then: WorkshopEdition;
  day: number;
}

/** Brings back a part or all of an edition, as new versions: nothing is erased. */
export function RestoreButtons({ edition, then, day }: RestoreButtonsProps) {
  const { code } = edition;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<readonly PartChange[] | null>(null);
  const all = restoringChanges(edition, then);
  const own = all.filter((change) => change.day === day);
  const restoring = useMutation({
    mutationFn: (changes: readonly PartChange[]) => saveEdition(code, changes, 'restore'),
    onSuccess: (restored) => {
      queries.setQueryData(editionKey(code), restored);
      return queries.invalidateQueries(editionsQuery);
    },
    onSettled: () => {
      setAsked(null);
      return queries.invalidateQueries({ queryKey: editionKey(code) });
    },
    meta: { failure: 'Retour à une version' },
  });
  const part = partName(day).toLocaleLowerCase('fr');
  return (
    <>
      {restoring.isError && <Alert tone="error">{explain(restoring.error)}</Alert>}
      {restoring.isSuccess && <Alert tone="success">C'est remis, en une nouvelle version.</Alert>}
      <Button aria-disabled={own.length === 0} onClick={() => setAsked(own)} variant="quiet">
        {day === 0 ? 'Remettre cette partie' : `Remettre le ${part}`}
      </Button>
      <Button aria-disabled={all.length === 0} onClick={() => setAsked(all)} variant="quiet">
        Remettre toute l'édition
      </Button>
      <ConfirmDialog
        busy={restoring.isPending}
        confirmLabel="Remettre"
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && restoring.mutate(asked)}
        open={asked !== null}
        title="Remettre cette version ?"
      >
        {asked &&
          `${counted(asked.length, 'partie redeviendra', 'parties redeviendront')} comme à ce moment. Les versions d'après restent dans l'historique.`}
      </ConfirmDialog>
    </>
  );
}
