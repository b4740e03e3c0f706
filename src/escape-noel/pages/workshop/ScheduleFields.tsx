import { useWatch } from 'react-hook-form';
import type { PartContent } from '@/api/workshop';
import { instantText } from '@/lib/instantText';
import { paths } from '@/paths';
import { TextLink } from '@/ui/TextLink';
import { readDay, readHeader, type Header } from '../../edition/document';
import type { PartContents } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { blankSchedule } from '../../workshop/form/blanks';
import { Fields } from '../../workshop/form/Fields';
import { OptionalGroup } from '../../workshop/form/OptionalGroup';
import { SCHEDULE } from './headerFields';
import { doorOf, timeZoneOf } from './schedule';

const BLANK = blankSchedule('');

/** The doors' calendar: the first one, their hour, their zone, and the days that do not follow it. */
export function ScheduleFields({ parts }: { parts: PartContents }) {
  const header = useWatch<Header>();
  const exceptions = ALL_DAYS.filter((day) => readDay(parts.get(day) ?? {}).opens_at);
  return (
    <div className="grid gap-4">
      <OptionalGroup<Header, 'schedule'> blank={BLANK} label="Les portes s'ouvrent une à une" path="schedule">
        <div className="grid gap-4 sm:grid-cols-3">
          <Fields fields={SCHEDULE} />
        </div>
      </OptionalGroup>
      <Doors exceptions={exceptions} header={header} parts={parts} />
    </div>
  );
}

interface DoorsProps {
  header: PartContent;
  parts: PartContents;
  exceptions: readonly number[];
}

function Doors({ header, parts, exceptions }: DoorsProps) {
  const timeZone = timeZoneOf(header);
  const { edition: code } = readHeader(header);
  const first = doorOf(header, 1, parts.get(1));
  const last = doorOf(header, 24, parts.get(24));
  return (
    <div className="grid gap-2">
      <p className="text-nuit-mist">
        {first && last
          ? `Du ${instantText(first, timeZone)} au ${instantText(last, timeZone)}.`
          : 'Sans calendrier, toutes les portes sont ouvertes.'}
      </p>
      {exceptions.length > 0 && (
        <>
          <p>Des jours ont leur propre ouverture :</p>
          <ul className="grid gap-1">
            {exceptions.map((day) => {
              const door = doorOf(header, day, parts.get(day));
              return (
                <li key={day}>
                  <TextLink to={paths.admin.editionDay(code, day)}>{`Jour ${day}`}</TextLink>
                  {door && ` : ${instantText(door, timeZone)}`}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}
