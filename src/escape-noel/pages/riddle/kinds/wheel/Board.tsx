import { board } from '../board';
import type { BoardProps } from '../kind';
import { DialsBoard } from './Dials';
import { RingBoard } from './Ring';
import { wheel, type WheelPlay } from './rules';
import './wheel.css';

/** What turns: two rings of letters to read with, or a lock's dials to set. */
function WheelBoard({ play, ...hands }: BoardProps<WheelPlay>) {
  return play.shape === 'ring' ? <RingBoard {...hands} play={play} /> : <DialsBoard {...hands} play={play} />;
}

export const readPlay = board(wheel, WheelBoard);
