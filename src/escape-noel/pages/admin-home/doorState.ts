import type { Morning } from '@/api/morning';
import { frenchDay, frenchWeekday } from '@/lib/frenchDates';
import { formatOpening } from '../../game/season/opening';

interface DoorState {
  title: string;
  /** Sentences on the season, none on a plain day of December. */
  texts: readonly string[];
  /** True if the figures of the last door that has opened are of use. */
  hasFigures: boolean;
}

type Door = NonNullable<Morning['door']>;

/** By the edition's clock alone, as the team speaks of its doors. */
const nextText = ({ edition, nextDoor }: Morning): string[] =>
  edition && nextDoor
    ? [
        `La porte ${nextDoor.day} s'ouvre ${formatOpening(nextDoor.opensAt, edition.timeZone, { here: edition.timeZone })}.`,
      ]
    : [];

const doorTitle = (when: string, { day, title }: Door): string => `${when} : ${day} · ${title}`;

/** The season as the door's card says it (rule 8.9): before the first door, on a day with or without one, and once it is over. */
export function doorState(morning: Morning): DoorState {
  const { edition, door, nextDoor, today } = morning;
  if (!edition)
    return {
      title: 'Aucune édition en jeu',
      texts: ["Publie celle de l'année dans « Éditions »."],
      hasFigures: false,
    };
  if (!door && !nextDoor)
    return {
      title: `L'édition ${edition.code} est ouverte en entier`,
      texts: ["Ses portes n'ont pas de date : aucune n'est celle du jour."],
      hasFigures: false,
    };
  if (!door)
    return {
      title: `L'édition ${edition.code} attend décembre`,
      texts: nextText(morning),
      hasFigures: false,
    };
  if (door.openedOn.getTime() === today.getTime())
    return { title: doorTitle('La porte du jour', door), texts: nextText(morning), hasFigures: true };
  if (nextDoor)
    return { title: doorTitle('La dernière porte', door), texts: nextText(morning), hasFigures: true };
  return {
    title: `L'édition ${edition.code} est finie`,
    texts: [
      `Sa dernière porte s'est ouverte le ${frenchWeekday(door.openedOn)}.`,
      ...(edition.purgeOn ? [`Les données de la saison s'effacent le ${frenchDay(edition.purgeOn)}.`] : []),
    ],
    hasFigures: false,
  };
}
