import { useQuery } from '@tanstack/react-query';
import { Moon } from './Moon';
import { sceneQuery } from './riddle.queries';
import './scenery.css';

/**
 * Sheets of cut paper behind the title, from the far sky to the near ground (art/scenes): where the knight is that day, and once
 * the riddle is solved what it asked for. What matters stands in the middle third, which is all that a phone shows.
 */
export function Scenery({ day, solved }: { day: number; solved: boolean }) {
  const unsolvedScene = useQuery(sceneQuery(day, false)).data;
  const solvedScene = useQuery({ ...sceneQuery(day, true), enabled: solved }).data;
  const Scene = (solved && solvedScene) || unsolvedScene;
  // Without the drawing nobody knows whether this sky may have a moon.
  if (!Scene) return null;
  return (
    <>
      <Scene className="h-140 absolute inset-x-0 bottom-0 -z-10 w-full overflow-visible" />
      <Moon day={day} />
    </>
  );
}
