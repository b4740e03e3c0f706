import type { PartContent } from '@/api/workshop';
import { ChangeList, RawChanges } from './ChangeList';
import { fieldChanges } from './diff';
import { partChanges } from './partChanges';

interface PartDifferenceProps {
  day: number;
  /** null for a part that did not exist. */
  before: PartContent | null;
  after: PartContent | null;
  /** That of the edition's doors. */
  timeZone: string;
}

/** The differences between two contents of a part: sentences, then the data for those who want them. */
export const PartDifference = ({ day, before, after, timeZone }: PartDifferenceProps) => (
  <div className="grid min-w-0 gap-4">
    <ChangeList changes={partChanges(day, before, after, timeZone)} />
    <RawChanges changes={fieldChanges(before, after)} />
  </div>
);
