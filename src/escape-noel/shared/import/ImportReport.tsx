import { Alert } from '@/ui/Alert';
import { importSummary, listDays } from './importTexts';
import type { Import } from './useImport';

/** What an import gave, and why what is left could not come; nothing before it is done. */
export function ImportReport({ offer: { mutation, offered } }: { offer: Import }) {
  const outcome = mutation.data;
  if (!outcome) return null;
  const left = offered.map(({ day }) => day).filter((day) => !outcome.importedDays.includes(day));
  return (
    <>
      <Alert tone={outcome.importedDays.length === 0 && left.length > 0 ? 'info' : 'success'}>
        <p>{importSummary(outcome, left)}</p>
      </Alert>
      {left.length > 0 && (
        <p>
          {outcome.lockedDays.length > 0
            ? `${listDays(left)} : trop de réponses d'un coup, réessaie dans une minute.`
            : `${listDays(left)} : la réponse gardée ici n'a pas été reconnue. Rejoue pour l'ajouter à ton compte.`}
        </p>
      )}
    </>
  );
}
