import WinterStar from '@art/escape-noel/winter-star.svg?react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Feast } from '@/api/feast';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { classes } from '@/ui/classes';
import { sentenceDraft } from '../../../shared/draft';
import { JudgedForm } from '../../../shared/judging/JudgedForm';
import type { Player } from '../../../shared/player/player';
import { useSession } from '../../../shared/session/SessionProvider';
import { FeastHints } from './FeastHints';
import { FeastLetter } from './FeastLetter';
import { useFeast } from './useFeast';
import './feast.css';

const FAILURES = { signed_out: 'Ta session est terminée. Reconnecte-toi, puis réessaie.' };

/** The sentence that the twenty-four fragments hide (rules 14): once it is there, the star is lit and the letter opens. */
export function FeastPanel({ player, feast }: { player: Player; feast: Feast }) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [justSolved, setJustSolved] = useState(false);
  const { account } = useSession();
  const sound = useSoundSwitch(account?.id ?? null);
  const { judging, hint, reveal } = useFeast(player, feast, (verdict) => {
    if (verdict.status === 'wrong') sound.play('echec');
    if (verdict.status !== 'solved') return;
    if (!verdict.solution.revealed) sound.play('succes');
    setJustSolved(true);
  });
  // The form is gone, and with it the place of whoever uses the keyboard.
  useEffect(() => {
    if (justSolved) heading.current?.focus();
  }, [justSolved]);

  const { solved } = feast;
  return (
    <section
      aria-labelledby={titleId}
      className="feast mx-auto grid w-full max-w-[46rem] justify-items-center gap-5 rounded-lg border-2 border-nuit-gold-deep text-center"
    >
      <WinterStar className={classes('feast-star', solved && 'feast-star-lit')} />
      <h2 className="text-3xl text-nuit-gold outline-none" id={titleId} ref={heading} tabIndex={-1}>
        La phrase de l'étoile
      </h2>
      {solved ? (
        <>
          <p className="light-sentence">{solved.sentence}</p>
          <p className="text-balance">
            {solved.revealed
              ? "L'étoile de l'hiver te l'a soufflée, et sa lumière est revenue."
              : "Tu l'as retrouvée, et l'étoile de l'hiver a rallumé toute sa lumière."}
          </p>
          <FeastLetter letter={solved.letter} sentence={solved.sentence} />
        </>
      ) : (
        <>
          <p className="max-w-xl whitespace-pre-line text-balance text-xl">{feast.question}</p>
          <div className="w-full max-w-xl text-left">
            <JudgedForm
              action="Dire la phrase"
              draft={sentenceDraft}
              failures={FAILURES}
              judging={judging}
              label="La phrase cachée"
              lockReason={player.lockReason}
              refusal="Il manque des fragments à ton compte. Retrouve-les d'abord."
            />
          </div>
          <FeastHints failures={FAILURES} feast={feast} hint={hint} reveal={reveal} />
        </>
      )}
    </section>
  );
}
