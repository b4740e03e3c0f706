import { Link } from 'react-router-dom';
import type { PartContent, WorkshopEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import { clockFields } from '@/lib/timeZones';
import { paths } from '@/paths';
import { classes } from '@/ui/classes';
import { readDay } from '../../edition/document';
import type { Finding } from '../../edition/findings';
import type { PartContents } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { useSession } from '../../game/session/useSession';
import { useUnsavedPlaces } from '../../workshop/form/unsavedChanges';
import { copyStanding, standingText } from './copies';
import { doorOf, timeZoneOf } from './schedule';
import { partOf } from './partContent';
import { isToCorrect } from './useFindings';
import { unsavedText } from './workshopTexts';

interface DayTilesProps {
  edition: WorkshopEdition;
  parts: PartContents;
  header: PartContent;
  findings: readonly Finding[];
}

/** The 24 days: written or not, as they were copied or not, with how many findings, and those with something that is not saved. */
export function DayTiles({ edition, parts, header, findings }: DayTilesProps) {
  const { code, copiedFrom } = edition;
  const { account } = useSession();
  const unsaved = useUnsavedPlaces(account?.id ?? '', code);
  return (
    <nav aria-label="Les vingt-quatre jours">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
        {ALL_DAYS.map((day) => {
          const content = parts.get(day);
          const own = findings.filter((finding) => finding.day === day);
          const saved = partOf(edition, day);
          const copied = saved ? copyStanding(saved) : null;
          return (
            <li className="min-w-0" key={day}>
              <Link
                className={classes(
                  'grid h-full content-start gap-1 rounded-md border-2 p-3 transition-colors duration-touch hover:border-nuit-gold',
                  content ? 'border-nuit-line bg-nuit-dusk' : 'border-dashed border-nuit-line',
                )}
                to={paths.admin.editionDay(code, day)}
              >
                <span className="flex items-baseline justify-between gap-2">
                  <span className="font-display text-2xl text-nuit-gold">
                    <span className="sr-only">Jour </span>
                    {day}
                  </span>
                  <DoorDay content={content} day={day} header={header} />
                </span>
                <span className="min-w-0 break-words font-bold">
                  {(content && readDay(content).title) || (content ? 'Sans titre' : 'À écrire')}
                </span>
                {content && <Standing findings={own} />}
                {copied && (
                  <span className="text-sm font-bold text-nuit-gold">{standingText(copied, copiedFrom)}</span>
                )}
                {unsaved.has(day) && (
                  <span className="text-sm font-bold text-nuit-gold">{unsavedText(unsaved.get(day))}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** « Prêt » once everything of the day is checked, and good. */
function Standing({ findings }: { findings: readonly Finding[] }) {
  const count = findings.filter(isToCorrect).length;
  if (count > 0)
    return <span className="text-sm font-bold text-ui-alert">{counted(count, 'remarque', 'remarques')}</span>;
  const [unchecked] = findings;
  if (!unchecked) return <span className="text-sm text-nuit-done">Prêt</span>;
  return (
    <span className="text-sm text-nuit-mist">
      {unchecked.unchecked === 'failed' ? 'Pas vérifié' : 'Vérification…'}
    </span>
  );
}

interface DoorDayProps {
  day: number;
  header: PartContent;
  content: PartContent | undefined;
}

/** « déc. », « mai ». */
const shortMonth = (month: string) => (month.length > 4 ? `${month.slice(0, 3)}.` : month);

/** « 5 déc. » */
function DoorDay({ header, day, content }: DoorDayProps) {
  const door = doorOf(header, day, content);
  if (!door) return null;
  const fields = clockFields(door, timeZoneOf(header));
  return (
    <span className="text-sm text-nuit-mist">
      {`${fields.day} ${shortMonth(fields.month)}${content && readDay(content).opens_at ? ' *' : ''}`}
    </span>
  );
}
