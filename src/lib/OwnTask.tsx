import { Suspense, use, useState, type ReactNode } from 'react';
import { nextTask } from './nextTask';

let comingAlive = false;
/** The turn of the part that comes last, as far as is known: a part may hold others. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Brings a page to life that was written ahead: all that is in no `OwnTask` at once, then each of these in a task of its own.
 * @param hydrate draws the whole page.
 * @returns when all of it answers.
 */
export async function comeAlive(hydrate: () => void): Promise<void> {
  comingAlive = true;
  hydrate();
  await allAlive();
  comingAlive = false;
}

/** Whether parts of the page are still what the build wrote. */
export const isComingAlive = (): boolean => comingAlive;

/** Waits until all parts of the page answer. What is told to all of them waits for it: each comes alive as it was written. */
export async function allAlive(): Promise<void> {
  let turn;
  do {
    turn = lastTurn;
    await turn;
    // What it held has taken its turn by then.
    await nextTask();
  } while (turn !== lastTurn);
}

function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(nextTask);
  return lastTurn;
}

/**
 * A part of the page that comes alive in a task of its own, so that the page can answer in between. Anywhere else it is drawn at once.
 * @param props.children one element, which the page as it was written holds too.
 */
export function OwnTask({ children }: { children: ReactNode }) {
  const [turn] = useState(() => (comingAlive ? takeTurn() : null));
  return (
    <Suspense>
      <Part turn={turn}>{children}</Part>
    </Suspense>
  );
}

function Part({ turn, children }: { turn: Promise<void> | null; children: ReactNode }) {
  if (turn) use(turn);
  return children;
}
