import LandingScene from '@art/escape-noel/landing.svg?react';
import stars from '@art/escape-noel/sky-dots.svg?no-inline';
import { AnimatePresence } from 'framer-motion';
import { lazy, Suspense, use, type ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { StainedGlassDoor } from '@/effects/door/StainedGlassDoor';
import { loadModule } from '@/lib/loadModule';
import { persisted, usePersisted } from '@/lib/storage';
import { TODAY_HASH } from '@/paths';
import { classes } from '@/ui/classes';
import { PageHeading } from '@/ui/PageHeading';
import { useEditionPaths } from '../../game/edition/useEdition';
import { useProgress } from '../../game/player/useProgress';
import { PlayerContext } from '../../game/player/usePlayer';
import { useEditionTexts } from '../../game/edition/editionTexts';
import { useIsNextStopKnown, useNextStop } from '../../game/season/calendar';
import { useSession } from '../../game/session/useSession';
import { WithheldName } from '../../game/session/WithheldName';
import { isInstalled } from '../../game/transfer/storageRisk';
import { WelcomeBack } from '../../game/welcome/WelcomeBack';
import { DOOR_KEY } from './doorKey';
import { LandingActions } from './LandingActions';
import { Restart } from './Restart';
import { SeasonCard } from './SeasonCard';
import { SeasonLine } from './SeasonLine';

const opened = persisted('session', DOOR_KEY, v.nullable(v.literal(1)), null);

/** If its code fails to load, the menu still leads to the page. */
const TransferOffer = lazy<ComponentType>(() =>
  loadModule(() => import('./TransferOffer')).then(
    (module) => ({ default: module.TransferOffer }),
    () => ({ default: () => null }),
  ),
);

const InstallOffer = lazy<ComponentType>(() =>
  loadModule(() => import('./InstallOffer')).then(
    (module) => ({ default: module.InstallOffer }),
    () => ({ default: () => null }),
  ),
);

const doorWords = { title: 'JOYEUX NOËL', wish: 'Que la magie de Noël illumine votre cœur' } as const;

export function LandingPage() {
  return (
    <section
      aria-labelledby="landing-title"
      className="relative isolate grid justify-items-center overflow-hidden bg-[linear-gradient(#0a0f2c_46rem,rgba(10,15,44,0))] bg-no-repeat px-4 text-center"
    >
      <LandingDoor />
      <LandingScene className="absolute left-0 top-0 -z-10 h-[40rem] w-full md:h-[46rem]" />
      {/* The file of the page's own stars, which this picture hides: in the picture they would be 0.3 kB of the document. */}
      <img
        alt=""
        className="absolute inset-x-0 top-0 -z-10 h-80 w-full object-cover object-top"
        height="1000"
        src={stars}
        width="1600"
      />
      <div className="grid h-[35.5rem] content-start justify-items-center gap-2 pt-44 md:h-[40.5rem] md:pt-52 print:h-auto print:pt-0">
        <PageHeading
          className="text-[clamp(3rem,2.2rem_+_3.6vw,5.25rem)] leading-none tracking-[-0.01em] text-nuit-ivory [text-shadow:0_2px_14px_rgba(10,15,36,0.8)]"
          id="landing-title"
        >
          Escape Noël
        </PageHeading>
        <EditionTitle />
        <p className="max-w-[22rem] text-balance text-[1.1875rem] leading-[1.4] [text-shadow:0_1px_8px_rgba(10,15,36,0.95)] md:max-w-[30rem] md:text-[1.375rem]">
          Résous les 24 énigmes de Noël, et rends sa lumière à la nuit.
        </p>
        <SeasonLine />
      </div>
      <HiddenName />
      <LandingActions />
      <SeasonCard />
      <Story />
      <JourneyOffer />
      <InstallInvitation />
      <Restart />
      <WelcomeBack />
      <TodayShortcut />
    </section>
  );
}

/** The installed game's shortcut « L'énigme du jour » (rule 22.1). */
function TodayShortcut() {
  const isKnown = useIsNextStopKnown();
  const { address } = useNextStop();
  const here = useEditionPaths().landing;
  const isAsked = useLocation().hash === TODAY_HASH;
  return isAsked && isKnown && address !== here ? <Navigate replace to={address} /> : null;
}

/** For a visitor who has played here, or in an application that stores nothing yet; below everything, so that it moves nothing. */
function JourneyOffer() {
  const { status } = useSession();
  const { ready, days } = useProgress();
  const isPreviewed = use(PlayerContext) !== null;
  if (isPreviewed || status !== 'visitor' || !ready || (days.size === 0 && !isInstalled())) return null;
  return (
    <Suspense>
      <TransferOffer />
    </Suspense>
  );
}

/** For a player who has begun; below everything too. */
function InstallInvitation() {
  const { ready, days } = useProgress();
  const isPreviewed = use(PlayerContext) !== null;
  if (isPreviewed || !ready || days.size === 0) return null;
  return (
    <Suspense>
      <InstallOffer />
    </Suspense>
  );
}

/**
 * It stands under the next door, whose height is unknown until the calendar is: shown then, so that it does not move. Its place is as
 * wide before its text arrives.
 */
function Story() {
  const isKnown = useIsNextStopKnown();
  const paragraphs = useEditionTexts()?.story?.split(/\n{2,}/) ?? [];
  return (
    <div className={classes('grid w-full justify-items-center', !isKnown && 'doorless:invisible')}>
      <div className="mt-10 grid min-h-44 w-full max-w-xl content-start gap-3 text-pretty text-[1.1875rem] text-nuit-mist">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="mt-10 grid gap-1 text-balance px-4 pt-5 font-display text-nuit-mist">
        <span className="text-[1.5rem] font-semibold tracking-[0.14em] text-nuit-gold">
          {doorWords.title}
        </span>
        {doorWords.wish}
      </p>
    </div>
  );
}

/** The title of the edition that is played; its line stays blank until it is known. */
const EditionTitle = () => (
  <p className="min-h-9 font-display text-[1.5rem] leading-9 text-nuit-gold [text-shadow:0_1px_8px_rgba(10,15,36,0.95)]">
    {useEditionTexts()?.title}
  </p>
);

/** The first page of a visit says that others do not see the name (rules 2.4 and 2.6). */
function HiddenName() {
  const { knight } = useSession();
  if (!knight?.nameWithheld) return null;
  return (
    <div className="mb-6 w-full max-w-xl">
      <WithheldName />
    </div>
  );
}

function LandingDoor() {
  const wasOpened = usePersisted(opened) !== null;
  return (
    <AnimatePresence>
      {!wasOpened && <StainedGlassDoor {...doorWords} onOpened={() => opened.write(1)} />}
    </AnimatePresence>
  );
}
