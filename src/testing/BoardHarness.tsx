import { useState } from 'react';
import type { Board, BoardProps } from '@/escape-noel/kinds/kind';

/** For the tests of boards: a board that keeps its value, and next to it the text to submit. */
export function BoardHarness({
  board,
  value: initial = '',
  onChange,
  ...props
}: { board: Board } & Partial<BoardProps>) {
  const [value, setValue] = useState(initial);
  const answer = board.answer(value);
  return (
    <>
      {board.render({
        locked: false,
        hasSolved: () => false,
        hintCount: 0,
        soundOn: false,
        onPlayingChange: () => undefined,
        ...props,
        value,
        onChange: (next) => {
          setValue(next);
          onChange?.(next);
        },
      })}
      <samp>{answer === undefined ? 'à taper' : (answer ?? 'rien')}</samp>
    </>
  );
}

/** The text to submit: « rien » while it is incomplete, « à taper » where the answer is typed. */
export const submitted = () => document.querySelector('samp')?.textContent;
