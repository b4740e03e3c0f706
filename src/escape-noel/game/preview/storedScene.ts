import { ALL_DAYS } from '../rules/days';
import { scoreForHints } from '../rules/score';
import { visitorStorage, type LocalCompletion } from '../storage/browserProgress';
import { opensAt, type PreviewEdition } from './previewEdition';
import { hintsOf, revelationOf, solutionOf } from './gameReplies';
import type { Scene } from './scene';

/** The frame's, in memory (`storeInMemory`): the preview stores nothing in the browser. */
const storage = visitorStorage(null, null);

/** Stores the journey that a scene supposes; the open days before its day are solved. @param now the time of the preview. */
export function storeScene(edition: PreviewEdition, scene: Scene, now: Date): void {
  storage.forgetDays(ALL_DAYS);
  for (const day of ALL_DAYS) storage.hints(day).remove();
  storage.wrongAnswers.remove();

  const solve = (day: number, revealed: boolean) => {
    const completion: LocalCompletion = {
      completed: true,
      score: revealed ? 0 : scoreForHints(0),
      hints_used: storage.hints(day).read().length,
      completed_at: now.toISOString(),
      revealed,
      revelation: revelationOf(edition, day),
    };
    storage.storeDay(day, completion);
  };
  const reveal = (day: number, count: number) =>
    storage.hints(day).write(hintsOf(edition, day).flatMap(({ id, rank }) => (rank <= count ? [id] : [])));

  const isOpen = (day: number) => Number(opensAt(edition, day) ?? 0) <= now.getTime();
  for (const day of ALL_DAYS) if (day < scene.day && isOpen(day)) solve(day, false);
  if (isOpen(scene.day)) {
    if (scene.state === 'resolu') solve(scene.day, false);
    else if (scene.state === 'revele') {
      reveal(scene.day, Infinity);
      solve(scene.day, true);
    } else reveal(scene.day, Number(scene.state));
  }

  const revealed = scene.sentence === 'revelee';
  storage.finalSentence.write({
    hints: revealed ? (edition.feast?.hints ?? []) : [],
    solved: scene.sentence === 'cherchee' ? null : { ...solutionOf(edition), revealed },
  });
}

/** Gives the stored journey the texts of a document that has changed. */
export function updateScene(edition: PreviewEdition): void {
  for (const [day, { defi, ...completion }] of storage.progress.read()) {
    const { answers = [], explanation = '' } = edition.days.get(day)?.defi ?? {};
    storage.storeDay(day, {
      ...completion,
      revelation: revelationOf(edition, day),
      ...(defi && { defi: { typed: defi.typed, answer: answers[0] ?? '', explanation } }),
    });
  }
  const { hints, solved } = storage.finalSentence.read();
  storage.finalSentence.write({
    hints: (edition.feast?.hints ?? []).slice(0, hints.length),
    solved: solved && { ...solved, ...solutionOf(edition) },
  });
}
