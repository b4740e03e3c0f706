import { ButtonLink } from '@/ui/Button';
import { defineBoard } from '../defineBoard';
import type { KindProps } from '../kind';
import { Mirror } from './Mirror';
import { isToolAvailable, tool, type ToolPlay } from './rules';
import { Spyglass } from './Spyglass';
import './tool.css';
import { useEditionPaths } from '../../game/edition/useEdition';

function ToolBoard({ play, hasSolved, hintCount }: KindProps<ToolPlay>) {
  const here = useEditionPaths();
  const available = isToolAvailable(play, hasSolved, hintCount);
  return (
    <div className="grid gap-4">
      {play.tool === 'mirror' ? (
        <Mirror available={available} play={play} />
      ) : (
        <Spyglass available={available} play={play} />
      )}
      {!available && (
        <div className="grid justify-items-start gap-3 rounded-lg border-2 border-ui-line bg-ui-veil p-4">
          <p className="text-lg">
            Il te manque {play.name}, que l'on gagne au jour {play.day}. Va le chercher, ou révèle deux
            indices&nbsp;: quelqu'un te prêtera le sien.
          </p>
          <ButtonLink to={here.riddle(play.day)} variant="quiet">
            Aller au jour {play.day}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

export const readPlay = defineBoard(tool, ToolBoard);
