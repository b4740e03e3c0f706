import type { PartContent } from '@/api/workshop';
import { isSameJson } from '@/lib/sameJson';
import { readDay, readHeader } from '../../edition/document';
import { fileContent, HEADER } from '../../game/admin/editionParts';
import { change, type Change } from '../../workshop/changes/describe';
import { describeDay } from './dayChanges';
import { describeHeader } from './headerChanges';

const NOTHING: PartContent = {};

/**
 * Two contents of a part as sentences in French, in the order in which its form has them. A difference that no sentence is for is
 * mentioned all the same.
 * @param before null for a part that did not exist; so is `after` for one that was removed.
 * @param timeZone that of the edition's doors.
 */
export function partChanges(
  day: number,
  before: PartContent | null,
  after: PartContent | null,
  timeZone: string,
): Change[] {
  const [old, now] = [before && fileContent(before), after && fileContent(after)];
  if (isSameJson(old, now)) return [];
  if (!now) return [change(day === HEADER ? "l'édition est retirée" : 'ce jour est retiré')];
  const start = old ?? NOTHING;
  const found =
    day === HEADER
      ? describeHeader(readHeader(start), readHeader(now), timeZone)
      : describeDay(readDay(start), readDay(now), timeZone);
  if (!old) return [change(day === HEADER ? "l'édition est créée" : 'ce jour est ajouté'), ...found];
  return found.length > 0 ? found : [change('une donnée qui ne se lit pas a changé')];
}
