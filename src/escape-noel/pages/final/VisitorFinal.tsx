import { useQuery } from '@tanstack/react-query';
import { usePersisted } from '@/lib/storage';
import { SKY_HASH } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { finalSentenceQuery, fragmentsQuery, solvedBonusDaysQuery } from '../../game/player/player.queries';
import { usePastEdition } from '../../game/edition/edition.queries';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { useVisitorStorage } from '../../game/player/useVisitorStorage';
import { useOwner } from '../../game/session/useSession';
import { AccountLinks } from '../../game/session/AccountLinks';
import { Certificate } from './Certificate';
import { CertificateSection } from './CertificateSection';
import { latest } from './figures';
import { FinalLayout } from './FinalLayout';
import { useFinishedText } from './finishedText';
import { LoveMessage } from './LoveMessage';
import { RevealedSentence } from './RevealedSentence';

/** The longest name on a visitor's certificate: a family's too. */
const NAME_MAX_LENGTH = 40;

/** The final page of a visitor who has finished (rule 7.3). */
export function VisitorFinal() {
  const here = useEditionPaths();
  const edition = useEdition();
  const { data: finalSentence } = useQuery(finalSentenceQuery(usePlayer()));
  return (
    <>
      <FinalLayout owner={useOwner()}>
        <Card
          as="section"
          className="mx-auto grid w-full max-w-[46rem] justify-items-center gap-4 px-6 py-8 text-center"
          foil
        >
          <h2 className="text-3xl text-nuit-gold">Félicitations, chevalier !</h2>
          <p className="text-balance text-xl">{useFinishedText()}</p>
          <p className="text-balance">
            {`Avec un compte, ta quête est gravée au royaume : ${edition === null ? 'ton score, ' : ''}tes fragments et tes artefacts te suivront.`}
          </p>
          <AccountLinks className="justify-center" size="lg" />
          <ButtonLink size="lg" to={here.constellation + SKY_HASH} variant="quiet">
            Voir ma constellation
          </ButtonLink>
        </Card>
        {finalSentence && <RevealedSentence solved={finalSentence.solved} />}
        <LoveMessage />
        <CertificateSection>
          <CertificateName />
        </CertificateSection>
      </FinalLayout>
      <VisitorCertificate />
    </>
  );
}

function CertificateName() {
  const { certificateName } = useVisitorStorage();
  const name = usePersisted(certificateName);
  return (
    <div className="w-full max-w-sm text-left">
      <Field
        hint="Il reste sur cet appareil. Laisse la ligne vide, et tu l'écriras au crayon."
        label="Ton nom sur le certificat"
      >
        {(control) => (
          <TextInput
            {...control}
            autoCapitalize="words"
            autoComplete="off"
            maxLength={NAME_MAX_LENGTH}
            name="certificate-name"
            onChange={({ target }) => certificateName.write(target.value)}
            spellCheck="false"
            value={name}
          />
        )}
      </Field>
    </div>
  );
}

function VisitorCertificate() {
  const pastEdition = usePastEdition();
  const player = usePlayer();
  const { days, points } = useProgress();
  const { data: fragments } = useQuery(fragmentsQuery(player));
  const { data: bonusDays } = useQuery(solvedBonusDaysQuery(player));
  const { data: finalSentence } = useQuery(finalSentenceQuery(player));
  const name = usePersisted(useVisitorStorage().certificateName).trim();
  if (!fragments || !bonusDays || finalSentence === undefined) return null;
  return (
    <Certificate
      edition={pastEdition}
      figures={{
        score: points,
        fragmentCount: fragments.length,
        completedCount: days.size,
        bonusAnswerCount: bonusDays.length,
        finishedAt: latest([...days.values()].map(({ completedAt }) => completedAt)),
        rank: null,
        playerCount: null,
        isOutOfRanking: false,
      }}
      name={name}
      solved={finalSentence?.solved ?? null}
    />
  );
}
