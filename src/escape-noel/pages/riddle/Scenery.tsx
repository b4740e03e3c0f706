import { useQuery } from '@tanstack/react-query';
import { Moon } from './Moon';
import { sceneQuery } from './riddle.queries';
import './scenery.css';

/** The drawing of a day (art/scenes), and once solved what the riddle asked for. A phone shows its middle third only. */
export function Scenery({ day, solved }: { day: number; solved: boolean }) {
  const unsolvedScene = useQuery(sceneQuery(day, false)).data;
  const solvedScene = useQuery({ ...sceneQuery(day, true), enabled: solved }).data;
  const Scene = (solved && solvedScene) || unsolvedScene;
  // The drawing decides whether there is a moon.
  if (!Scene) return null;
  return (
    <>
      <Scene className="h-140 absolute inset-x-0 bottom-0 -z-10 w-full overflow-visible" />
      <Moon day={day} />
    </>
  );
}
