import type { Revelation } from '@/api/answers';
import type { Riddle } from '@/api/riddles';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { RetryAlert } from '@/ui/RetryAlert';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { keyQuery } from './print.queries';

export type AnswerKeyEntries = readonly ({ day: number; title: string } & Pick<
  Revelation,
  'answer' | 'explanation'
>)[];

/** The answers that this player may read: only of the days that they have solved or revealed (rule 21.4). */
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

type KeyFailureProps = Omit<ReturnType<typeof useAnswerKey>, 'entries'> & { text: string };

/** Says that the answers could not be read. */
export const KeyFailure = ({ failure, isLoading, retry, text }: KeyFailureProps) =>
  failure && <RetryAlert busy={isLoading} onRetry={retry} text={text} />;

interface AnswerKeyProps {
  entries: AnswerKeyEntries;
  /** The line above the title: for whom it is. */
  reader?: string;
}

/** The answers, apart from the riddles: the sheet is folded, or an adult has it. */
export function AnswerKey({ entries, reader = 'Pour qui a déjà trouvé' }: AnswerKeyProps) {
  return (
    <article className="sheet sheet-long" id="feuille-reponses">
      <h2 className="sheet-title">
        <span>{reader}</span> Les réponses
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
