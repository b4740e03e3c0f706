import * as m from 'framer-motion/m';
import { Suspense } from 'react';
import type { Revelation } from '@/api/answers';
import { rise } from '@/lib/entersFrom';
import { counted } from '@/lib/french';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { CheckIcon, WarningIcon } from '@/ui/icons';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import type { Success } from '../../game/player/player';
import { revelationQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useProgress } from '../../game/player/useProgress';
import { useVisitorStorage } from '../../game/player/useVisitorStorage';
import { AccountLinks } from '../../game/session/AccountLinks';
import { WithheldName } from '../../game/session/WithheldName';
import { Artefact } from './Artefact';
import { explain } from './failures';

export const REVELATION_ID = 'revelation';

const BookBehindDoor = optionalComponent(() =>
  loadModule(() => import('./BookBehindDoor')).then((module) => module.BookBehindDoor),
);

/** Says « Enregistré » only of what is saved. */
const SAVED = {
  server: { tone: 'done', Icon: CheckIcon, text: 'Enregistré' },
  browser: { tone: 'done', Icon: CheckIcon, text: 'Enregistré sur cet appareil' },
  nowhere: { tone: 'alert', Icon: WarningIcon, text: 'Non enregistré' },
} as const;

/** The green block of a completed riddle (rule 3.5). `success` is null when it was completed before this visit. */
export function RevelationBlock({ day, success }: { day: number; success: Success | null }) {
  const storage = useVisitorStorage();
  const done = useProgress().days.get(day);
  const read = useRetriableQuery({ ...revelationQuery(usePlayer(), day), enabled: success === null });
  const revelation = success?.revelation ?? read.data;
  const points = success?.points ?? done?.score;
  const storedBy = done?.storedBy ?? success?.storedBy;
  const saved = storedBy && SAVED[storedBy];

  return (
    <m.section
      {...rise()}
      aria-labelledby={REVELATION_ID}
      className="riddle-revelation relative grid gap-5 rounded-lg border-2 border-nuit-done p-6 sm:p-9"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-3xl text-nuit-done outline-none" id={REVELATION_ID} tabIndex={-1}>
          Révélation Sacrée
        </h2>
        <div className="flex flex-wrap gap-2">
          {points !== undefined && points > 0 && (
            <Badge className="text-base" tone="gold">
              {counted(points, 'point')}
            </Badge>
          )}
          {saved && (
            <Badge className="text-base" tone={saved.tone}>
              <saved.Icon className="size-4" /> {saved.text}
            </Badge>
          )}
        </div>
      </div>
      {revelation ? (
        <RevelationText revelation={revelation} storedBy={storedBy} />
      ) : read.failure ? (
        <RetryAlert
          busy={read.isAwaited}
          onRetry={read.retry}
          text={`La révélation n'a pas pu être relue. ${explain(read.failure)}`}
        />
      ) : revelation === null && storedBy !== 'server' ? (
        <Alert tone="info">
          <p>
            Ton navigateur a perdu cette révélation. Réponds encore une fois à l'énigme, et elle reviendra.
          </p>
          <Button className="justify-self-start" onClick={() => storage.forgetDays([day])} variant="quiet">
            Répondre à nouveau
          </Button>
        </Alert>
      ) : (
        <Spinner label="La révélation approche…" />
      )}
      {success && <WithheldName />}
      {storedBy === 'nowhere' && (
        <p>
          Ton navigateur ne veut rien garder : cette victoire s'effacera quand tu fermeras la page, à moins de
          te connecter.
        </p>
      )}
    </m.section>
  );
}

interface RevelationTextProps {
  revelation: Revelation;
  /** Undefined until the progress is known. */
  storedBy: Success['storedBy'] | undefined;
}

function RevelationText({ revelation, storedBy }: RevelationTextProps) {
  return (
    <>
      {revelation.closing && (
        <p
          className="font-display text-xl leading-relaxed sm:text-2xl sm:leading-relaxed"
          data-narration="closing"
        >
          {revelation.closing}
        </p>
      )}
      <p className="text-xl leading-relaxed" data-narration="explanation">
        {revelation.explanation}
      </p>
      <FoundFragment fragment={revelation.fragment} />
      <Artefact artefact={revelation.artefact} />
      {storedBy !== undefined && storedBy !== 'server' && (
        <div className="grid justify-items-start gap-3">
          <p>
            {storedBy === 'browser' && 'Cet artefact est gardé sur cet appareil. '}
            Avec un compte, il rejoint ta galerie et te suit partout.
          </p>
          <AccountLinks quiet />
        </div>
      )}
      {revelation.book && (
        // As high as the book, which comes late.
        <div className="min-h-[9.5rem] border-t border-nuit-line pt-5 print:hidden">
          <Suspense>
            <BookBehindDoor book={revelation.book} />
          </Suspense>
        </div>
      )}
    </>
  );
}

export function FoundFragment({ fragment }: Pick<Revelation, 'fragment'>) {
  return (
    <p className="grid justify-items-center gap-1 rounded-md border border-nuit-gold-deep bg-nuit-night p-5 text-center">
      <span className="text-base text-nuit-mist">Fragment découvert</span>
      <strong className="font-display text-4xl font-semibold text-nuit-gold" lang="fr" translate="no">
        {fragment}
      </strong>
    </p>
  );
}
