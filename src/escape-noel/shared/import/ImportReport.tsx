import { Alert } from '@/ui/Alert';
import { importSummary, listDays } from './importTexts';
import type { Import } from './useImport';

/** What an import gave, and why what is left could not come; nothing before it is done. */
export function ImportReport({ offer: { mutation } }: { offer: Import }) {
  const { data: outcome, variables: sent } = mutation;
  if (!outcome) return null;
  const there = [...outcome.importedDays, ...outcome.keptDays];
  const left = sent.days.map(({ day }) => day).filter((day) => !there.includes(day));
  const feast = !sent.feast ? 'none' : outcome.hasFeast ? 'brought' : 'left';
  const isLeft = left.length > 0 || feast === 'left';
  return (
    <>
      <Alert tone={outcome.importedDays.length === 0 && isLeft ? 'info' : 'success'}>
        <p>{importSummary(outcome, left, feast)}</p>
      </Alert>
      {left.length > 0 && (
        <p>
          {outcome.lockedDays.length > 0
            ? `${listDays(left)} : trop de réponses d'un coup, réessaie dans une minute.`
            : `${listDays(left)} : la réponse gardée ici n'a pas été reconnue. Rejoue pour l'ajouter à ton compte.`}
        </p>
      )}
      {feast === 'left' && (
        <p>
          {left.length > 0
            ? "La phrase de l'étoile viendra après."
            : "La phrase gardée ici n'a pas été reconnue. Redis-la dans ta constellation."}
        </p>
      )}
    </>
  );
}
