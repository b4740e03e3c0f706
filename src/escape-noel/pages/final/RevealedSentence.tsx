import type { FinalSentenceSolution } from '@/api/finalSentence';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';

interface RevealedSentenceProps {
  /** What was found or revealed; null while it is still to be. */
  solved: FinalSentenceSolution | null;
}

/** What the twenty-four initials spell and how it was come by; or the way to it (rule 14.4). */
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
