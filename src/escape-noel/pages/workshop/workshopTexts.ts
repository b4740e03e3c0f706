import type { ListedEdition } from '@/api/workshop';
import { frenchDay } from '@/lib/frenchDates';
import { isolated } from '@/lib/isolated';
import type { UnsavedPlace } from '../../workshop/form/unsavedChanges';

export const STATUS_TEXTS: Readonly<Record<ListedEdition['status'], string>> = {
  current: 'En jeu',
  draft: 'Brouillon',
  past: 'Archivée',
};

/** « 1er décembre 2026 », from 2026-12-01. */
export const dateText = (isoDay: string): string => frenchDay(new Date(`${isoDay}T00:00`));

/** « 26 novembre 2026 à 08:49 ». */
function momentText(moment: Date): string {
  const time = [moment.getHours(), moment.getMinutes()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return `${frenchDay(moment)} à ${time}`;
}

/** Author and time of a save. @param by null for the command line, or an account that is gone. */
export const savedText = (at: Date, by: string | null): string =>
  `le ${momentText(at)}${by === null ? '' : ` par ${isolated(by)}`}`;

/** Says in which storage an unsaved change is. */
export const unsavedText = (place: UnsavedPlace | undefined): string =>
  place === 'page' ? 'Brouillon gardé dans cette page seulement' : 'Brouillon gardé sur cet appareil';
