import { useState } from 'react';
import type { WorkshopEdition } from '@/api/workshop';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Finding } from '../../edition/findings';
import { daysText } from '../../game/admin/daysText';
import { HEADER } from '../../game/admin/editionParts';
import { explain } from '../../game/forms/failures';
import { partName } from '../../workshop/form/fieldNames';
import { usePutting, useReasonsToWait, waitingParts } from './usePutting';

interface PutOnlineProps {
  edition: WorkshopEdition;
  /** The part of the page. */
  day: number;
  /** Of all of the edition. */
  findings: readonly Finding[];
}

/**
 * Puts a part that is saved into the game, where players have an edition (rule 15.15). An edition goes online whole: other parts
 * that wait are named, and go with it.
 */
export function PutOnline({ edition, day, findings }: PutOnlineProps) {
  const [isAsking, setAsking] = useState(false);
  const putting = usePutting(edition);
  const reasons = useReasonsToWait(edition.code, findings);
  const waiting = waitingParts(edition);
  const others = waiting.filter((each) => each !== day);
  if (!waiting.includes(day)) return null;
  const label = day === HEADER ? "Mettre en ligne l'édition" : 'Mettre en ligne ce jour';
  return (
    <>
      {putting.isError && <Alert tone="error">{explain(putting.error)}</Alert>}
      {reasons.length > 0 && (
        <p className="min-w-0 flex-1 text-sm text-nuit-mist">
          {/* A phone shows the first reason alone, in the button's place: the bar is two lines high. */}
          <span className="max-sm:sr-only">{`Mettre en ligne n'est pas encore possible\u00A0: `}</span>
          {reasons[0]}
          <span className="max-sm:sr-only">{reasons.slice(1).map((reason) => `, ${reason}`)}</span>.
        </p>
      )}
      <Button
        aria-disabled={reasons.length > 0}
        className={classes('justify-self-start', reasons.length > 0 && 'max-sm:hidden')}
        onClick={() => setAsking(true)}
        variant="quiet"
      >
        {label}
      </Button>
      <ConfirmDialog
        busy={putting.isPending}
        confirmLabel="Mettre en ligne"
        onCancel={() => setAsking(false)}
        onConfirm={() => putting.mutate('apply', { onSettled: () => setAsking(false) })}
        open={isAsking}
        title={day === HEADER ? `Mettre en ligne l'édition\u00A0?` : `Mettre en ligne le jour ${day}\u00A0?`}
      >
        <Correcting />
        {others.length > 0 && (
          <p className="mt-3 font-bold">{`Partent aussi, enregistrés et pas encore en ligne\u00A0: ${partsText(others)}.`}</p>
        )}
      </ConfirmDialog>
    </>
  );
}

/** « l'édition et les jours 3 à 5 ». */
function partsText(parts: readonly number[]): string {
  const days = parts.filter((day) => day !== HEADER);
  return [
    ...(days.length < parts.length ? [partName(HEADER).toLowerCase()] : []),
    ...(days.length > 0 ? [`${days.length > 1 ? 'les jours' : 'le jour'} ${daysText(days)}`] : []),
  ].join(' et ');
}

/** The effect of a correction on players. */
export const Correcting = () => (
  <p>
    Les joueurs verront les nouveaux textes au prochain chargement de leur page. Leurs points, leurs indices
    et leurs énigmes résolues ne changent pas.
  </p>
);
