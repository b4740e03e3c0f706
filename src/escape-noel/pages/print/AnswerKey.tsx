import type { Riddle } from '@/api/riddles';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import { explain } from '../../game/forms/failures';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { keyQuery } from './print.queries';

export type AnswerKeyEntries = ReturnType<typeof useAnswerKey>['entries'];

/** The answers that this player may read: those of the days that they have solved or revealed, and no other (rule 21.4). */
export function useAnswerKey(riddles: readonly Riddle[]) {
  const { days, ready } = useProgress();
  const solved = riddles.filter(({ day }) => days.has(day));
  const { data, failure, isAwaited, retry } = useRetriableQuery(
    keyQuery(
      usePlayer(),
      solved.map(({ day }) => day),
    ),
  );
  return {
    isLoading: !ready || isAwaited,
    failure,
    retry,
    entries: solved.flatMap(({ day, title }) => {
      const revelation = data?.get(day);
      return revelation ? [{ day, title, ...revelation }] : [];
    }),
  };
}

/** Says that the answers could not be read. */
export const KeyFailure = ({ failure, isLoading, retry }: Omit<ReturnType<typeof useAnswerKey>, 'entries'>) =>
  failure && (
    <RetryAlert
      busy={isLoading}
      onRetry={retry}
      text={`Les réponses que tu as trouvées n'ont pas pu être lues. ${explain(failure)}`}
    />
  );

/** The answers, apart from the riddles: the sheet is folded or kept by an adult. */
export function AnswerKey({ entries }: { entries: AnswerKeyEntries }) {
  return (
    <article className="sheet sheet-long" id="feuille-reponses">
      <h2 className="sheet-title">
        <span>Pour qui a déjà trouvé</span> Les réponses
      </h2>
      {entries.map(({ day, title, answer, explanation }) => (
        <section className="sheet-key" key={day}>
          <h3>
            Jour {day}, {title}
          </h3>
          <p>
            La réponse&nbsp;: <strong>{answer}</strong>
          </p>
          <p>{explanation}</p>
        </section>
      ))}
    </article>
  );
}
