import SilverRing from '@art/escape-noel/silver-ring.svg?react';
import { useQueryClient } from '@tanstack/react-query';
import * as m from 'framer-motion/m';
import { useId, useRef, useState } from 'react';
import type { BonusQuestion, BonusQuestionSolution } from '@/api/bonusQuestions';
import { rise } from '@/lib/entersFrom';
import type { SoundName } from '@/effects/soundSwitch';
import { SCENE } from '@/lib/transitions';
import { Button, ButtonLink } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { typedAnswersOf } from '../../../game/storage/typedAnswers';
import { useEdition, useEditionPaths } from '../../../game/edition/useEdition';
import { JudgedForm } from '../../../game/judging/JudgedForm';
import { useJudging } from '../../../game/judging/useJudging';
import type { Player } from '../../../game/player/player';
import { bonusQuestionQuery, refreshPlayer } from '../../../game/player/player.queries';
import { RIDDLE_FAILURES } from '../failures';
import './bonus-question.css';

export interface BonusQuestionPanelProps {
  day: number;
  player: Player;
  question: BonusQuestion;
  playSound: (name: SoundName) => void;
}

/** The second, harder question of a day (rules 13). */
export function BonusQuestionPanel({ day, player, question, playSound }: BonusQuestionPanelProps) {
  const edition = useEdition();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const judging = useJudging(
    (text: string) => player.submitBonusAnswer(day, text),
    (verdict) => {
      if (verdict.status === 'wrong') playSound('echec');
      if (verdict.status !== 'solved') return;
      typedAnswersOf(edition, player.id).bonusAnswer(day).remove();
      const solved: BonusQuestion = { ...question, solved: verdict.solution };
      queries.setQueryData(bonusQuestionQuery(player, day).queryKey, solved);
      void refreshPlayer(queries, player.key);
      playSound('succes');
      // The form that had the focus disappears.
      heading.current?.focus();
    },
  );

  return (
    <m.section
      {...rise()}
      aria-labelledby={titleId}
      className="riddle-bonus-question relative grid gap-5 p-6 sm:p-9"
    >
      <div className="flex flex-wrap items-center gap-4">
        <m.div
          animate={question.solved ? { rotate: [-90, 0], scale: [1.6, 1] } : {}}
          className="shrink-0"
          initial={false}
          transition={SCENE}
        >
          <SilverRing className={classes('size-16', question.solved && 'bonus-question-ring-lit')} />
        </m.div>
        <h2 className="bonus-question-title text-3xl outline-none" id={titleId} ref={heading} tabIndex={-1}>
          Le défi de l'étoile
        </h2>
      </div>
      {!question.solved && (
        <p className="text-nuit-mist">
          Pour les plus grands, et pour leurs parents&nbsp;: une question de plus, sans points et sans se
          presser. Elle met un anneau d'argent autour de ton étoile.
        </p>
      )}
      <p className="whitespace-pre-line font-display text-xl leading-relaxed sm:text-2xl sm:leading-relaxed">
        {question.question}
      </p>
      {question.solved ? (
        <Solved day={day} solution={question.solved} />
      ) : (
        <>
          <JudgedForm
            action="Relever le défi"
            stored={typedAnswersOf(edition, player.id).bonusAnswer(day)}
            failures={RIDDLE_FAILURES}
            judging={judging}
            label="Ta réponse au défi"
            lockReason={player.lockReason}
            refusal="Ce jour n'est plus résolu sur ton compte. Réponds d'abord à son énigme."
          />
          <Hint text={question.hint} />
        </>
      )}
    </m.section>
  );
}

function Solved({ day, solution }: { day: number; solution: BonusQuestionSolution }) {
  const here = useEditionPaths();
  return (
    <div className="grid gap-4">
      <p className="bonus-question-answer grid justify-items-center gap-1 p-5 text-center">
        <span className="text-base text-nuit-mist">Défi relevé</span>
        <strong className="font-display text-3xl font-semibold" lang="fr" translate="no">
          {solution.answer}
        </strong>
      </p>
      <p className="text-xl leading-relaxed">{solution.explanation}</p>
      <p>Un anneau d'argent entoure désormais l'étoile du jour {day}.</p>
      <ButtonLink className="justify-self-start" to={here.constellation} variant="quiet">
        Voir ma constellation
      </ButtonLink>
    </div>
  );
}

/** It costs nothing, so there is no confirmation. */
function Hint({ text }: { text: string }) {
  const hintId = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="grid justify-items-start gap-3 border-t border-ui-line pt-5">
      <Button aria-controls={hintId} aria-expanded={open} onClick={() => setOpen(!open)} variant="quiet">
        {open ? "Masquer l'indice" : 'Un indice'}
      </Button>
      <p aria-live="polite" className="text-lg" id={hintId}>
        {open && text}
      </p>
    </div>
  );
}
