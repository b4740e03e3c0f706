import * as v from 'valibot';
import { moveValue, persisted } from '@/lib/storage';
import { archiveCode, paths } from '@/paths';
import { playingTraveller } from '../storage/travellers';
import { typedAnswersOf, typedLetter } from '../storage/typedAnswers';
import { parseDay } from '../rules/days';

/** The page from which a visitor of this tab has gone to sign in. It survives the way to Google and back. */
export const pageAside = persisted('session', 'escape-noel-page-aside', v.nullable(v.string()), null);

const DAY = /^\/escape-noel\/(?:archives\/[^/]+\/)?(?:jour|classe\/tableau)\/([^/]+)$/;
const SKY = /^\/escape-noel\/(?:archives\/[^/]+\/)?constellation$/;

/**
 * Signing in takes along what the visitor was writing on the page that they came from: it is the player's now. What a visitor has written
 * on other pages stays the visitor's, and nothing that the player has written is replaced.
 */
export function takeTypedAlong(knight: string): void {
  const path = pageAside.read();
  pageAside.remove();
  if (path === null) return;
  const visitor = playingTraveller.read();
  if (path === paths.game.contact && !typedLetter(knight).isWritten())
    moveValue(typedLetter(visitor).stored, typedLetter(knight).stored, (letter) => letter);
  const edition = archiveCode(path);
  const [theirs, own] = [typedAnswersOf(edition, visitor), typedAnswersOf(edition, knight)];
  const day = parseDay(DAY.exec(path)?.[1]);
  const texts = [
    ...(day === null
      ? []
      : (['answer', 'board', 'bonusAnswer'] as const).map(
          (kind) => [theirs[kind](day), own[kind](day)] as const,
        )),
    ...(SKY.test(path) ? [[theirs.finalSentence, own.finalSentence] as const] : []),
  ];
  for (const [from, to] of texts) if (to.read() === '') moveValue(from, to, (text) => text);
}
