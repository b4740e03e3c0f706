import { ButtonLink } from '@/ui/Button';
import { paths } from '@/paths';
import { board } from '../board';
import type { BoardProps } from '../kind';
import { Mirror } from './Mirror';
import { isAtHand, tool, type ToolPlay } from './rules';
import { Spyglass } from './Spyglass';
import './tool.css';

/** What a tool is held over. Whoever has not got it sees the same without it, and is told where it is. */
function ToolBoard({ play, hasSolved, hintCount }: BoardProps<ToolPlay>) {
  const held = isAtHand(play, hasSolved, hintCount);
  return (
    <div className="grid gap-4">
      {play.tool === 'mirror' ? <Mirror held={held} play={play} /> : <Spyglass held={held} play={play} />}
      {!held && (
        <div className="grid justify-items-start gap-3 rounded-lg border-2 border-ui-line bg-ui-veil p-4">
          <p className="text-lg">
            Il te manque {play.name}, que l'on gagne au jour {play.day}. Va le chercher, ou révèle deux
            indices&nbsp;: quelqu'un te prêtera le sien.
          </p>
          <ButtonLink to={paths.game.riddle(play.day)} variant="quiet">
            Aller au jour {play.day}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

export const readPlay = board(tool, ToolBoard);
