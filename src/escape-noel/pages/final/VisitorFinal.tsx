import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { finalSentenceQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { AccountLinks } from '../../game/session/AccountLinks';
import { FinalLayout } from './FinalLayout';
import { LoveMessage } from './LoveMessage';
import { RevealedSentence } from './RevealedSentence';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';

export function VisitorFinal() {
  const here = useEditionPaths();
  const edition = useEdition();
  const { data: finalSentence } = useQuery(finalSentenceQuery(usePlayer()));
  return (
    <FinalLayout owner={null}>
      <Card
        as="section"
        className="mx-auto grid w-full max-w-[46rem] justify-items-center gap-4 px-6 py-8 text-center"
        foil
      >
        <h2 className="text-3xl text-nuit-gold">Félicitations, chevalier !</h2>
        <p className="text-balance text-xl">
          {edition === null
            ? "Tu as résolu les 24 énigmes, et l'étoile de l'hiver brille de nouveau."
            : `Tu as résolu les 24 énigmes de l'édition ${edition}, et tout son ciel brille de nouveau.`}{' '}
          Connecte-toi pour graver ta quête au royaume : ton score, tes fragments et tes artefacts te
          suivront.
        </p>
        <AccountLinks className="justify-center" size="lg" />
        <ButtonLink size="lg" to={here.constellation} variant="quiet">
          Voir ma constellation
        </ButtonLink>
      </Card>
      {finalSentence && <RevealedSentence solved={finalSentence.solved} />}
      <LoveMessage />
    </FinalLayout>
  );
}
