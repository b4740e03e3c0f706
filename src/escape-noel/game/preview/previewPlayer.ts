import type { Player } from '../player/player';
import { makeVisitorPlayer } from '../player/visitorPlayer';
import { withOutbox } from '../player/withOutbox';
import { visitorStorage } from '../storage/browserProgress';
import type { Scene } from './scene';

interface Setting {
  /** Identifies the player in query keys. */
  key: string;
  kind: Scene['player'];
  /** The time of the preview. */
  now: () => Date;
}

/** A visitor over the memory of the frame, whose requests the document answers; a knight of the preview has artefacts and a rank too. */
export function previewPlayer({ key, kind, now }: Setting): Player {
  const { progress, storeDay } = visitorStorage(null, null);
  const visitor = makeVisitorPlayer(null, null);
  const isVisitor = kind === 'visiteur';
  const storedBy = isVisitor ? 'browser' : 'server';
  const completions = async () =>
    (await visitor.completions()).map((each) => ({ ...each, storedBy }) as const);

  const submit: Player['submit'] = async (day, submission) => {
    const outcome = await visitor.submit(day, submission);
    const stored = progress.read().get(day);
    if (outcome.status !== 'solved' || !stored) return outcome;
    storeDay(day, { ...stored, completed_at: now().toISOString() });
    return { ...outcome, success: { ...outcome.success, storedBy } };
  };

  const player = withOutbox({ ...visitor, key, isVisitor, completions, submit });
  if (isVisitor) return player;
  return {
    ...player,
    lockReason: "Dix réponses en une minute, c'est beaucoup\u00A0!",
    artefacts: () =>
      Promise.resolve(
        [...progress.read()].flatMap(([day, { revelation, completed_at }]) =>
          revelation
            ? [{ day, ...revelation.artefact, word: revelation.fragment, foundAt: new Date(completed_at) }]
            : [],
        ),
      ),
    standing: async () => {
      const done = await completions();
      return {
        rank: 1,
        page: 1,
        playerCount: 1,
        outOfRanking: false,
        isClass: false,
        totalScore: done.reduce((sum, { score }) => sum + score, 0),
        completedCount: done.length,
        lastQuestAt: done.at(-1)?.completedAt ?? null,
      };
    },
  };
}
