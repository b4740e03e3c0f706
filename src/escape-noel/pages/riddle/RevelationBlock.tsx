import { useQuery } from '@tanstack/react-query';
import type { Revelation } from '@/backend/answers';
import { Appear } from '@/effects/Appear';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { CheckIcon, WarningIcon } from '@/ui/icons';
import { Spinner } from '@/ui/Spinner';
import { forgetLocalDays, isKeptLocally, useLocalProgress } from '../../shared/progress/localProgress';
import { useProgress } from '../../shared/progress/useProgress';
import { LoginLink } from '../../shared/session/LoginLink';
import { useSession } from '../../shared/session/SessionProvider';
import { WithheldName } from '../../shared/session/WithheldName';
import { Artefact } from './Artefact';
import { explain } from './failures';
import { countOfPoints } from './points';
import { knightRevelationQuery, lostRevelationQuery } from './riddle.queries';
import type { Success } from './useAnswering';

/** Where the focus goes when the celebration is over. */
export const REVELATION_ID = 'revelation';

interface RevelationBlockProps {
  day: number;
  /** The success of this visit; null when the riddle was completed before. */
  success: Success | null;
}

/** The green block of a completed riddle (spec §2): its explanation, its fragment, and a knight's artefact. */
export function RevelationBlock({ day, success }: RevelationBlockProps) {
  const { status } = useSession();
  const { days } = useProgress();
  const { revelation, error, retry, isLost } = useRevelation(day, success);
  const points = success?.points ?? days.get(day)?.score;
  // Somebody who signs in over a success of before has it in the browser still, until it is brought to the account.
  const onAccount = status === 'knight' && (success === null || success.keptBy === 'server' || days.has(day));
  const kept = onAccount || (success ? success.keptBy !== 'nowhere' : isKeptLocally(day));

  return (
    <section aria-labelledby={REVELATION_ID} className="riddle-revelation grid gap-5 p-6 sm:p-9">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl text-nuit-done outline-none" id={REVELATION_ID} tabIndex={-1}>
          Révélation Sacrée
        </h2>
        <div className="flex flex-wrap gap-2">
          {points !== undefined && (
            <Badge className="text-base" tone="gold">
              {countOfPoints(points)}
            </Badge>
          )}
          <SavedBadge kept={kept} onDevice={!onAccount} />
        </div>
      </div>
      {revelation && success ? (
        <Appear className="grid gap-5">
          <RevelationText onAccount={onAccount} revelation={revelation} />
        </Appear>
      ) : revelation ? (
        <RevelationText onAccount={onAccount} revelation={revelation} />
      ) : error ? (
        <Alert tone="error">
          <p>La révélation n'a pas pu être relue. {explain(error)}</p>
          <Button className="justify-self-start" onClick={retry} variant="quiet">
            Réessayer
          </Button>
        </Alert>
      ) : isLost ? (
        <Alert tone="info">
          <p>
            Ton navigateur a perdu cette révélation. Réponds encore une fois à l'énigme, et elle reviendra.
          </p>
          <Button className="justify-self-start" onClick={() => forgetLocalDays([day])} variant="quiet">
            Répondre à nouveau
          </Button>
        </Alert>
      ) : (
        <Spinner label="La révélation approche…" />
      )}
      {success && <WithheldName />}
      {!kept && (
        <p>
          Ton navigateur ne veut rien garder : cette victoire s'effacera quand tu fermeras la page, à moins de
          te connecter.
        </p>
      )}
    </section>
  );
}

function RevelationText({ revelation, onAccount }: { revelation: Revelation; onAccount: boolean }) {
  return (
    <>
      <p className="text-xl leading-relaxed">{revelation.explanation}</p>
      <p className="riddle-fragment grid justify-items-center gap-1 p-5 text-center">
        <span className="text-base text-nuit-mist">Fragment découvert</span>
        <strong className="font-display text-4xl font-semibold text-nuit-gold">{revelation.fragment}</strong>
      </p>
      {onAccount ? (
        <Artefact artefact={revelation.artefact} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>Un artefact t'attend aussi : il rejoindra ta galerie dès que tu auras un compte.</p>
          <LoginLink variant="quiet" />
        </div>
      )}
    </>
  );
}

/** « Enregistré » is said of what is saved, and of nothing else. */
function SavedBadge({ kept, onDevice }: { kept: boolean; onDevice: boolean }) {
  if (!kept) {
    return (
      <Badge className="text-base" tone="alert">
        <WarningIcon className="size-4" /> Non enregistré
      </Badge>
    );
  }
  return (
    <Badge className="text-base" tone="done">
      <CheckIcon className="size-4" /> {onDevice ? 'Enregistré sur cet appareil' : 'Enregistré'}
    </Badge>
  );
}

interface RevelationSource {
  revelation: Revelation | null;
  error: Error | null;
  retry: () => void;
  /** The visitor's browser keeps that the riddle is solved, and nothing by which the server would tell its revelation again. */
  isLost: boolean;
}

function useRevelation(day: number, success: Success | null): RevelationSource {
  const { account } = useSession();
  const local = useLocalProgress().get(day);
  const known = success?.revelation ?? (account ? null : local?.revelation) ?? null;
  const knight = useQuery({
    ...knightRevelationQuery(day, account?.id ?? ''),
    enabled: account !== null && known === null,
  });
  const visitor = useQuery({
    ...lostRevelationQuery(day, local),
    enabled: account === null && known === null,
  });
  const { data, error, refetch } = account ? knight : visitor;
  return {
    revelation: known ?? data ?? null,
    error: known ? null : error,
    retry: () => void refetch(),
    isLost: known === null && account === null && data === null,
  };
}
