import { useId, useState } from 'react';
import type { PartContent, WorkshopEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { HEADER } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { partName } from '../../workshop/form/fieldNames';
import { partChanges } from './partChanges';
import { contentOf } from './partContent';
import { PartDifference } from './PartDifference';
import { timeZoneOf } from './schedule';

interface Compared {
  before: WorkshopEdition;
  after: WorkshopEdition;
}

/** The pages that differ between two editions. */
export function Differences({ before, after }: Compared) {
  const timeZone = timeZoneOf(contentOf(after, HEADER));
  const differing = [HEADER, ...ALL_DAYS]
    .map((day) => {
      const [old, now] = [contentOf(before, day), contentOf(after, day)];
      return { day, old, now, count: partChanges(day, old, now, timeZone).length };
    })
    .filter(({ count }) => count > 0);
  if (differing.length === 0) return <p role="status">Rien ne diffère.</p>;
  return (
    <ul aria-label="Ce qui diffère" className="grid grid-cols-1 gap-3">
      {differing.map((part) => (
        <PartCard {...part} isOpenFirst={differing.length === 1} key={part.day} timeZone={timeZone} />
      ))}
    </ul>
  );
}

interface PartCardProps {
  day: number;
  old: PartContent | null;
  now: PartContent | null;
  count: number;
  timeZone: string;
  isOpenFirst: boolean;
}

function PartCard({ day, old, now, count, timeZone, isOpenFirst }: PartCardProps) {
  const [isOpen, setOpen] = useState(isOpenFirst);
  const id = useId();
  return (
    <Card as="li" className="grid min-w-0 grid-cols-1 gap-4 p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl text-nuit-gold">{partName(day)}</h2>
        <Button aria-controls={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} variant="quiet">
          {counted(count, 'différence', 'différences')}
          <span className="sr-only">{`\u00A0: ${partName(day)}`}</span>
        </Button>
      </div>
      <div className="empty:hidden" id={id}>
        {isOpen && <PartDifference after={now} before={old} day={day} timeZone={timeZone} />}
      </div>
    </Card>
  );
}
