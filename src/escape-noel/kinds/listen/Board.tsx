import { defineBoard } from '../defineBoard';
import type { KindProps } from '../kind';
import { KeysBoard } from './Keys';
import { RowBoard } from './Row';
import { listen, type ListenPlay } from './rules';
import './listen.css';

function ListenBoard({ play, ...props }: KindProps<ListenPlay>) {
  return (
    <div className="grid gap-4">
      {play.shape === 'keys' ? <KeysBoard {...props} play={play} /> : <RowBoard {...props} play={play} />}
      {!props.soundOn && (
        <p className="text-center print:hidden">
          Le son est coupé&nbsp;: ce que tu choisis s'allume sans sonner.
        </p>
      )}
    </div>
  );
}

export const readPlay = defineBoard(listen, ListenBoard);
