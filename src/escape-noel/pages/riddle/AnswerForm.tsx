import { counted } from '@/lib/french';
import { Badge } from '@/ui/Badge';
import { classes } from '@/ui/classes';
import { typedAnswersOf } from '../../game/storage/typedAnswers';
import { useEdition } from '../../game/edition/useEdition';
import { JudgedForm } from '../../game/judging/JudgedForm';
import type { Player } from '../../game/player/player';
import { scoreForHints } from '../../game/rules/score';
import { RIDDLE_FAILURES } from './failures';
import type { Answering } from './useAnswering';

/** The message of a wrong answer (rule 3.6), in its dialog and in the page. */
export const WRONG_ANSWER = "La réponse n'est pas correcte. Réfléchissez davantage...";

/** The field's name: `LoginPrompt` looks it up. */
export const ANSWER_FIELD = 'reponse';

interface AnswerFormProps {
  day: number;
  answering: Answering;
  /** The answer built on the day's board, null while unfinished; undefined where the answer is typed. */
  made: string | null | undefined;
  /** Hints revealed so far; null until it is known. */
  hintCount: number | null;
  player: Player;
  onSubmit: (text: string) => void;
}

export function AnswerForm({ day, answering, made, hintCount, player, onSubmit }: AnswerFormProps) {
  const edition = useEdition();
  const { verdict } = answering;
  const nearMiss = verdict?.status === 'wrong' ? verdict.message : undefined;
  const sent = answering.sent?.kind === 'answer' ? answering.sent.text : undefined;
  const quoted = made === undefined ? `«\u00A0${sent}\u00A0» ` : '';
  return (
    <JudgedForm
      action="Valider ma réponse"
      stored={typedAnswersOf(edition, player.id).answer(day)}
      failures={RIDDLE_FAILURES}
      judging={{ ...answering, sent, send: onSubmit }}
      label="Ta réponse"
      lockReason={player.lockReason}
      made={made}
      name={ANSWER_FIELD}
      notSent={sent === undefined ? '' : `Ta réponse ${quoted}n'est pas encore partie.`}
      refusal="La réponse ne se dévoile pas ainsi&nbsp;: révèle d'abord tous les indices, un par un."
      variant="gold"
      wrong={nearMiss === undefined ? WRONG_ANSWER : `Tu brûles\u00A0! ${nearMiss}`}
    >
      <Badge className={classes('text-base', hintCount === null && 'invisible')}>
        {counted(scoreForHints(hintCount ?? 0), 'point')} à gagner
      </Badge>
    </JudgedForm>
  );
}
