import { useRef } from 'react';
import { textAt, valueAt } from '@/lib/jsonPath';
import { paths } from '@/paths';
import { Checkbox } from '@/ui/Checkbox';
import { TextLink } from '@/ui/TextLink';
import type { Parts } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { fieldId, useEditor, usePartValue } from './editor';
import { DEFAULT_TIME_ZONE, doorOf, instantText, timeZoneOf } from './schedule';
import { TextPart } from './TextPart';

const BLANK = { first_door: '', door_time: '00:00', time_zone: DEFAULT_TIME_ZONE };

/** The doors' calendar: the first one, their hour, their zone, and the days that do not follow it. */
export function ScheduleParts({ parts }: { parts: Parts }) {
  const { change } = useEditor();
  const content = usePartValue((part) => part);
  const written = valueAt(content, 'schedule');
  const hasOne = Boolean(written);
  /** What comes back when the box is ticked again. */
  const removed = useRef<unknown>(BLANK);
  const timeZone = timeZoneOf(content);
  const exceptions = ALL_DAYS.filter((day) => textAt(parts.get(day), 'opens_at') !== '');
  return (
    <div className="grid gap-4">
      <Checkbox
        checked={hasOne}
        id={fieldId('schedule')}
        onChange={(checked) => {
          if (!checked) removed.current = written;
          change('schedule', checked ? removed.current : null);
        }}
      >
        Les portes s'ouvrent une à une
      </Checkbox>
      {hasOne && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextPart label="Première porte" path="schedule.first_door" plain type="date" />
          <TextPart label="Heure des portes" path="schedule.door_time" plain type="time" />
          <TextPart
            hint="Par exemple Europe/Paris ou America/Montreal."
            label="Fuseau horaire"
            path="schedule.time_zone"
            plain
          />
        </div>
      )}
      <Doors content={content} exceptions={exceptions} parts={parts} timeZone={timeZone} />
    </div>
  );
}

interface DoorsProps {
  content: Record<string, unknown>;
  parts: Parts;
  timeZone: string;
  exceptions: readonly number[];
}

function Doors({ content, parts, timeZone, exceptions }: DoorsProps) {
  const first = doorOf(content, 1, parts.get(1));
  const last = doorOf(content, 24, parts.get(24));
  const code = textAt(content, 'edition');
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
              const door = doorOf(content, day, parts.get(day));
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
