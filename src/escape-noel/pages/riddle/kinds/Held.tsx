import { useState } from 'react';
import type { Board, Hands } from './kind';

/** For the tests of boards: one in somebody's hands, and beside it the text that they make. */
export function Held({ board, begun: first = '', onChange, ...hands }: { board: Board } & Partial<Hands>) {
  const [begun, setBegun] = useState(first);
  const text = board.answer(begun);
  return (
    <>
      {board.draw({
        locked: false,
        hasSolved: () => false,
        hintCount: 0,
        soundOn: false,
        onHush: () => undefined,
        ...hands,
        begun,
        onChange: (next) => {
          setBegun(next);
          onChange?.(next);
        },
      })}
      <samp>{text === undefined ? 'à taper' : (text ?? 'rien')}</samp>
    </>
  );
}

/** The text that hands have made; « rien » while it is unfinished, « à taper » where none is made. */
export const made = () => document.querySelector('samp')?.textContent;
