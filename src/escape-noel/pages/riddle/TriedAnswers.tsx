import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { fetchWrongAnswers } from '@/api/wrongAnswers';
import { NextIcon } from '@/ui/icons';
import { useEdition } from '../../game/edition/useEdition';
import { isWrong } from '../../game/player/submitToServer';
import { visitorStorage } from '../../game/storage/browserProgress';
import type { Player } from '../../game/player/player';
import { playerQuery } from '../../game/player/player.queries';
import { storedWrongAnswers, withWrongAnswer } from '../../game/storage/wrongAnswers';
import type { Answering } from './useAnswering';

interface TriedAnswersProps {
  answering: Answering;
  day: number;
  player: Player;
}

/** The player's own wrong answers, folded, until the day is solved (rule 3.17). A failure to read them is only logged. */
export function TriedAnswers({ answering: { sent, verdict }, day, player }: TriedAnswersProps) {
  const queries = useQueryClient();
  const edition = useEdition();
  const query = playerQuery(player, 'Chargement des réponses essayées', ['wrong answers', day], (one) =>
    one.account === null
      ? Promise.resolve(storedWrongAnswers(visitorStorage(edition), day))
      : fetchWrongAnswers({ player: one.account, edition }, day),
  );
  const { data: texts = [] } = useQuery(query);
  const add = useEffectEvent(() => {
    // Where they have not been read yet, the request that reads them has this one too.
    if (sent?.kind === 'answer')
      queries.setQueryData(query.queryKey, (known) => known && withWrongAnswer(known, sent.text));
  });
  useEffect(() => {
    if (verdict && isWrong(verdict)) add();
  }, [verdict]);
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
  <ul className="grid list-disc gap-1 pl-[1.5em]">
    {texts.map((text) => (
      <li className="wrap-anywhere" key={text} lang="fr" translate="no">
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);
