import { saveFile } from '@/lib/saveFile';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { useDoors, useTimeZone } from './calendar';
import { calendarFile } from './calendarFile';

const addressOf = (day: number) => new URL(paths.game.riddle(day), location.origin).href;

/** Downloads the doors as a calendar file. */
export function AddToCalendar() {
  const doors = useDoors();
  const timeZone = useTimeZone();
  const save = () => {
    const file = calendarFile(doors, addressOf, timeZone);
    saveFile('escape-noel.ics', new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button onClick={save} size="lg" variant="quiet">
      Ajouter au calendrier
    </Button>
  );
}
