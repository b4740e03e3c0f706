import { useQuery } from '@tanstack/react-query';
import { NextIcon } from '@/ui/icons';
import type { Player } from '../../shared/player/player';
import { wrongAnswersQuery } from '../../shared/player/player.queries';

/** The player's own wrong answers, folded, until the day is solved (rule 3.17). A failure to read them is only logged. */
export function TriedAnswers({ day, player }: { day: number; player: Player }) {
  const { data: texts = [] } = useQuery(wrongAnswersQuery(player, day));
  if (texts.length === 0) return null;
  return (
    <details className="group print:hidden">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-1 rounded-md text-lg font-bold text-ui-accent-text underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        Ce que tu as déjà essayé ({texts.length})
        <NextIcon className="size-4 shrink-0 transition-transform duration-touch group-open:rotate-90" />
      </summary>
      <TriedList texts={texts} />
    </details>
  );
}

/** As they were typed, newest last. */
export const TriedList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-6">
    {texts.map((text) => (
      <li className="wrap-anywhere" key={text} lang="fr" translate="no">
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);
