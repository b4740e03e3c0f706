import { useProgress } from '../../../game/player/useProgress';
import { Scenery } from '../Scenery';

/** The day's drawing, where there is nothing to play with. */
export function DrawnDay({ day, solved }: { day: number; solved: boolean }) {
  const { days } = useProgress();
  return (
    <div aria-hidden="true" className="projector-drawing riddle-stage">
      <Scenery day={day} solved={solved || days.has(day)} />
    </div>
  );
}
