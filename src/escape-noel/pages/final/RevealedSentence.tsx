import type { FinalSentenceSolution } from '@/api/finalSentence';
import { SENTENCE_HASH } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { useEditionPaths } from '../../game/edition/useEdition';

/** The final sentence, or the link to where it is asked (rule 14.4). */
export function RevealedSentence({ solved }: { solved: FinalSentenceSolution | null }) {
  const here = useEditionPaths();
  return (
    <section aria-labelledby="sentence-title" className="grid justify-items-center gap-3 text-center">
      <h2 className="max-w-xl text-balance text-xl text-nuit-mist" id="sentence-title">
        {headingOf(solved)}
      </h2>
      {solved ? (
        <p
          className="max-w-[52rem] text-balance font-display text-[clamp(1.9rem,1.3rem_+_3.2vw,3.75rem)] font-semibold leading-[1.2] tracking-[0.05em] text-nuit-gold"
          lang="fr"
          translate="no"
        >
          {solved.sentence}
        </p>
      ) : (
        <ButtonLink size="lg" to={here.constellation + SENTENCE_HASH} variant="gold">
          Chercher la phrase dans le ciel
        </ButtonLink>
      )}
    </section>
  );
}

function headingOf(solved: FinalSentenceSolution | null): string {
  if (!solved) return 'Tes vingt-quatre fragments gardent encore un secret';
  return solved.revealed
    ? "Le secret des vingt-quatre fragments, que l'étoile t'a révélé"
    : 'Le secret des vingt-quatre fragments, que tu as retrouvé';
}
