/** A player does not wait longer for the way into the game: the page of a closed door says when it opens. */
export const PATIENCE_MS = 3_000;

/** Links to a door are hidden until the mark of `<html>` is `open` (`doorless` of src/app/styles.css). */
export const doorsMark = {
  read: (): string | undefined => document.documentElement.dataset['doors'],
  write: (mark: 'awaited' | 'open' | 'closed'): void => {
    document.documentElement.dataset['doors'] = mark;
  },
};

/** Marks the doors as awaited, unless the page has been marked before. */
export function awaitDoors(): void {
  if (doorsMark.read() !== undefined) return;
  doorsMark.write('awaited');
  setTimeout(showDoors, PATIENCE_MS);
}

/** Marks the doors as open, unless they are known to be closed. */
export function showDoors(): void {
  if (doorsMark.read() === 'awaited') doorsMark.write('open');
}
