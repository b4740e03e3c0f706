import { isolated } from '@/lib/isolated';
import { Alert } from '@/ui/Alert';
import { isBrought, isLeft, type resultOf } from './importResult';
import { closedDaysText, importSummary, listDays, listBonusDays } from './importTexts';

const TOO_FAST = "trop de réponses d'un coup, réessaie dans une minute.";
const UNKNOWN = "la réponse gardée ici n'a pas été reconnue.";

interface ImportReportProps {
  result: ReturnType<typeof resultOf>;
  /** The name of the knight that has been added for the traveller. */
  knight?: string | undefined;
}

export function ImportReport({ result, knight }: ImportReportProps) {
  const { bonusDays, finalSentence, lockedDays, lockedBonusDays } = result;
  const isClosed = (day: number) => result.closedDays.includes(day);
  const closed = [...result.left, ...bonusDays.left].filter(isClosed);
  const left = result.left.filter((day) => !isClosed(day));
  const bonusDaysLeft = bonusDays.left.filter((day) => !isClosed(day));
  return (
    <>
      <Alert tone={isLeft(result) && !isBrought(result) ? 'info' : 'success'}>
        <p>{importSummary(result, knight && isolated(knight))}</p>
        {knight !== undefined && <p>Son portrait l'attend dans «&nbsp;Qui joue ce soir&nbsp;?&nbsp;».</p>}
      </Alert>
      {closed.length > 0 && <p>{closedDaysText(closed)}</p>}
      {left.length > 0 && (
        <p>
          {`${listDays(left)}\u00A0: ${lockedDays.length > 0 ? TOO_FAST : `${UNKNOWN} Rejoue pour l'ajouter à ton compte.`}`}
        </p>
      )}
      {bonusDaysLeft.length > 0 && (
        <p>
          {`${listBonusDays(bonusDaysLeft)}\u00A0: ${lockedBonusDays.length > 0 ? TOO_FAST : `${UNKNOWN} Redonne-la sous l'énigme du jour.`}`}
        </p>
      )}
      {finalSentence === 'left' && (
        <p>
          {result.left.length > 0
            ? "La phrase de l'étoile viendra après."
            : "La phrase gardée ici n'a pas été reconnue. Redis-la dans ta constellation."}
        </p>
      )}
    </>
  );
}
