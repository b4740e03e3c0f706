import { defineBoard } from '../defineBoard';
import type { KindProps } from '../kind';
import { DialsBoard } from './Dials';
import { RingBoard } from './Ring';
import { wheel, type WheelPlay } from './rules';
import './wheel.css';

function WheelBoard({ play, ...props }: KindProps<WheelPlay>) {
  return play.shape === 'ring' ? <RingBoard {...props} play={play} /> : <DialsBoard {...props} play={play} />;
}

export const readPlay = defineBoard(wheel, WheelBoard);
