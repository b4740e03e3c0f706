import { board } from '../board';
import type { BoardProps } from '../kind';
import { KeysBoard } from './Keys';
import { RowBoard } from './Row';
import { listen, type ListenPlay } from './rules';
import './listen.css';

/** What is heard: bells to play back on, or a tune's notes among which some are false. */
function ListenBoard({ play, ...hands }: BoardProps<ListenPlay>) {
  return (
    <div className="grid gap-4">
      {play.shape === 'keys' ? <KeysBoard {...hands} play={play} /> : <RowBoard {...hands} play={play} />}
      {!hands.soundOn && (
        <p className="text-center print:hidden">
          Le son est coupé&nbsp;: ce que tu touches s'allume sans sonner.
        </p>
      )}
    </div>
  );
}

export const readPlay = board(listen, ListenBoard);
