import type { WorkshopEdition } from '@/api/workshop';
import { counted, plural } from '@/lib/french';
import { paths } from '@/paths';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { readDay } from '../../edition/document';
import { HEADER } from '../../game/admin/editionParts';
import { ALL_DAYS } from '../../game/rules/days';
import { partName } from '../../workshop/form/fieldNames';
import { comparedParts, isEqual, type ComparedParts } from './equalParts';
import { contentOf } from './partContent';

/** The pages that are equal in two editions, then the equal parts of the others. */
export function Equalities({ before, after }: { before: WorkshopEdition; after: WorkshopEdition }) {
  const pages = [HEADER, ...ALL_DAYS].flatMap((day) => {
    const parts = comparedParts(before, after, day);
    return parts && parts.equal.length > 0 ? [{ day, parts }] : [];
  });
  const whole = pages.filter(({ parts }) => isEqual(parts));
  const partial = pages.filter(({ parts }) => !isEqual(parts));
  const days = whole.filter(({ day }) => day !== HEADER).length;
  if (pages.length === 0) return <p role="status">Rien n'est pareil.</p>;
  return (
    <>
      <p role="status">
        {days === 0
          ? "Aucun jour n'est pareil en entier."
          : `${counted(days, 'jour')} ${plural(days, 'est pareil', 'sont pareils')} en entier.`}
      </p>
      {whole.length > 0 && (
        <Sheet className="gap-2 p-4 sm:p-6" title="Pareils en entier">
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {whole.map(({ day }) => (
              <li className="min-w-0" key={day}>
                <PageLink day={day} edition={after} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {partial.length > 0 && (
        <Sheet className="gap-3 p-4 sm:p-6" title="Pareils en partie">
          <ul className="grid gap-4">
            {partial.map(({ day, parts }) => (
              <li className="min-w-0" key={day}>
                <PageLink day={day} edition={after} />
                <PartNames {...parts} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

function PageLink({ edition, day }: { edition: WorkshopEdition; day: number }) {
  const title = day === HEADER ? '' : readDay(contentOf(edition, day) ?? {}).title;
  return (
    <TextLink
      className="wrap-anywhere"
      tall
      to={day === HEADER ? paths.admin.edition(edition.code) : paths.admin.editionDay(edition.code, day)}
    >
      {title === '' ? partName(day) : `${partName(day)} · ${title}`}
    </TextLink>
  );
}

const PartNames = ({ equal, differing }: ComparedParts) => (
  <>
    <p>{`Pareils\u00A0: ${equal.join(', ')}`}</p>
    <p className="text-nuit-mist">{`Différents\u00A0: ${differing.join(', ')}`}</p>
  </>
);
