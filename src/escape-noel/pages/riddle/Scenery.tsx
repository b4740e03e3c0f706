import { useQuery } from '@tanstack/react-query';
import { useEdition } from '../../game/edition/useEdition';
import { usePlayedEdition } from '../../game/season/calendar';
import { Moon } from './Moon';
import { sceneQuery } from './riddle.queries';
import { DRAWN_EDITION } from './scenes';
import './scenery.css';

/** The drawing of a day (art/scenes), and once solved what the riddle asked for. A phone shows its middle third only. */
export function Scenery({ day, solved }: { day: number; solved: boolean }) {
  const edition = useEdition();
  const played = usePlayedEdition();
  const isDrawn = (edition ?? played ?? DRAWN_EDITION) === DRAWN_EDITION;
  const unsolvedScene = useQuery(sceneQuery(day, false)).data;
  const solvedScene = useQuery({ ...sceneQuery(day, true), enabled: solved && isDrawn }).data;
  const Scene = (solved && isDrawn && solvedScene) || unsolvedScene;
  // The drawing decides whether there is a moon.
  if (!Scene) return null;
  return (
    <>
      <Scene className="h-140 absolute inset-x-0 bottom-0 -z-10 w-full overflow-visible" />
      <Moon day={day} />
    </>
  );
}
