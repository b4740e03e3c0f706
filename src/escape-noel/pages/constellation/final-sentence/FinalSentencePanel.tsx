import WinterStar from '@art/escape-noel/winter-star.svg?react';
import * as m from 'framer-motion/m';
import { useEffect, useId, useState } from 'react';
import type { FinalSentence } from '@/api/finalSentence';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { SCENE } from '@/lib/transitions';
import { useAnchor } from '@/lib/useAnchor';
import { SENTENCE_HASH } from '@/paths';
import { classes } from '@/ui/classes';
import { typedAnswersOf } from '../../../game/storage/typedAnswers';
import { useEdition } from '../../../game/edition/useEdition';
import { JudgedForm } from '../../../game/judging/JudgedForm';
import type { Player } from '../../../game/player/player';
import { useOwner } from '../../../game/session/useSession';
import { WithheldName } from '../../../game/session/WithheldName';
import { FinalSentenceHints } from './FinalSentenceHints';
import { FinalSentenceLetter } from './FinalSentenceLetter';
import { useFinalSentence } from './useFinalSentence';
import './final-sentence.css';

const FAILURES = { signed_out: 'Ta session est terminée. Reconnecte-toi, puis réessaie.' };

/** The sentence hidden in the 24 fragments (rules 14): once found, the star is lit and the letter opens. */
export function FinalSentencePanel({
  player,
  finalSentence,
}: {
  player: Player;
  finalSentence: FinalSentence;
}) {
  const edition = useEdition();
  const titleId = useId();
  const heading = useAnchor<HTMLHeadingElement>(SENTENCE_HASH);
  const [justSolved, setJustSolved] = useState(false);
  const sound = useSoundSwitch(useOwner());
  const { judging, hint, reveal } = useFinalSentence(player, finalSentence, (verdict) => {
    if (verdict.status === 'wrong') sound.play('echec');
    if (verdict.status !== 'solved') return;
    if (!verdict.solution.revealed) sound.play('succes');
    setJustSolved(true);
  });
  // The form is gone, and with it the focus.
  useEffect(() => {
    if (justSolved) heading.current?.focus();
  }, [heading, justSolved]);

  const { solved } = finalSentence;
  return (
    <section
      aria-labelledby={titleId}
      className="mx-auto grid w-full max-w-[46rem] justify-items-center gap-5 rounded-lg border-2 border-nuit-gold-deep bg-[radial-gradient(70%_60%_at_50%_0,#34367f,#1c1b4d)] p-[1.5rem_clamp(0.75rem,4vw,2.5rem)_2rem] text-center"
    >
      <m.div
        animate={solved ? { rotate: [-20, 0], scale: [0.8, 1] } : {}}
        className="mb-[-1.5rem] mt-[-0.5rem] w-[clamp(9rem,7rem_+_8vw,13rem)]"
        initial={false}
        transition={SCENE}
      >
        <WinterStar
          className={classes('h-auto w-full transition-opacity duration-scene', !solved && 'opacity-30')}
        />
      </m.div>
      <h2
        className="scroll-mt-24 text-3xl text-nuit-gold outline-none"
        id={titleId}
        ref={heading}
        tabIndex={-1}
      >
        La phrase de l'étoile
      </h2>
      {solved ? (
        <>
          <p
            className="text-balance font-display text-[clamp(1.5rem,1.1rem_+_2.2vw,2.5rem)] font-semibold leading-[1.25] tracking-[0.06em] text-nuit-gold"
            lang="fr"
            translate="no"
          >
            {solved.sentence}
          </p>
          <p className="text-balance">
            {solved.revealed
              ? "Le ciel te l'a soufflée, et sa lumière est revenue."
              : "Tu l'as retrouvée, et le ciel a rallumé toute sa lumière."}
          </p>
          {justSolved && <WithheldName />}
          <FinalSentenceLetter letter={solved.letter} sentence={solved.sentence} />
        </>
      ) : (
        <>
          <p className="max-w-xl whitespace-pre-line text-balance text-xl">{finalSentence.question}</p>
          <div className="w-full max-w-xl text-left">
            <JudgedForm
              action="Dire la phrase"
              stored={typedAnswersOf(edition, player.id).finalSentence}
              failures={FAILURES}
              judging={judging}
              label="La phrase cachée"
              lockReason={player.lockReason}
              refusal="Il manque des fragments à ton compte. Retrouve-les d'abord."
            />
          </div>
          <FinalSentenceHints failures={FAILURES} finalSentence={finalSentence} hint={hint} reveal={reveal} />
        </>
      )}
    </section>
  );
}
