import type { FinalSentenceSolution } from '@/api/finalSentence';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';

interface RevealedSentenceProps {
  /** Null until it is found or revealed. */
  solved: FinalSentenceSolution | null;
}

/** The final sentence, or the link to where it is asked (rule 14.4). */
export function RevealedSentence({ solved }: RevealedSentenceProps) {
  return (
    <section aria-labelledby="sentence-title" className="grid justify-items-center gap-3 text-center">
      <h2 className="max-w-xl text-balance text-xl text-nuit-mist" id="sentence-title">
        {headingOf(solved)}
      </h2>
      {solved ? (
        <p className="final-sentence">{solved.sentence}</p>
      ) : (
        <ButtonLink size="lg" to={paths.game.constellation} variant="gold">
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
