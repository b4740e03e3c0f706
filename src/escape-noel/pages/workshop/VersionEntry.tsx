import { useId, useState } from 'react';
import type { HistoryEntry, WorkshopEdition } from '@/api/workshop';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Badge } from '@/ui/Badge';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Loaded } from '../../game/admin/Loaded';
import { HEADER } from '../../game/admin/editionParts';
import { contentOf } from './partContent';
import { PartDifference } from './PartDifference';
import { fieldName, partName } from '../../workshop/form/fieldNames';
import { RestoreButtons } from './RestoreButtons';
import { timeZoneOf } from './schedule';
import { versionQuery } from './workshop.queries';
import { savedText } from './workshopTexts';

const SOURCES: Readonly<Record<HistoryEntry['source'], string>> = {
  form: '',
  import: "venue d'un fichier",
  copy: "venue d'une copie",
  restore: "remise d'avant",
  command: 'appliquée par la commande',
};

interface VersionEntryProps {
  edition: WorkshopEdition;
  entry: HistoryEntry;
}

/** A version: its part, the fields that it changed, who saved it and when; more on demand. */
export function VersionEntry({ edition, entry }: VersionEntryProps) {
  const { version, day, source, savedAt, savedBy, changed } = entry;
  const [isOpen, setOpen] = useState(false);
  const detailId = useId();
  const names = changed.filter((name) => name !== 'board_answers' && name !== 'day').map(fieldName);
  return (
    <Card as="li" className="grid min-w-0 grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 className="text-xl text-nuit-gold">{partName(day)}</h2>
        {version === edition.appliedVersion && <Badge tone="gold">En ligne jusqu'ici</Badge>}
        {SOURCES[source] !== '' && <Badge>{SOURCES[source]}</Badge>}
      </div>
      <p className="wrap-anywhere">{names.join(', ') || 'Rien de visible'}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-nuit-mist">{`Enregistrée ${savedText(savedAt, savedBy)}`}</p>
        <Button
          aria-controls={detailId}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          variant="quiet"
        >
          {isOpen ? 'Refermer' : 'Voir'}
          <span className="sr-only">{` : ${partName(day)}, ${savedText(savedAt, savedBy)}`}</span>
        </Button>
      </div>
      <div className="empty:hidden" id={detailId}>
        {isOpen && <Detail edition={edition} entry={entry} />}
      </div>
    </Card>
  );
}

function Detail({ edition, entry: { version, day } }: VersionEntryProps) {
  const { code } = edition;
  const now = useRetriableQuery(versionQuery(code, version));
  const before = useRetriableQuery(versionQuery(code, version - 1));
  const texts = { loading: 'Chargement de la version…', failure: "La version n'a pas pu être lue." };
  return (
    <Loaded {...texts} query={before}>
      {(earlier) => (
        <Loaded {...texts} query={now}>
          {(then) => (
            <VersionChanges before={earlier} day={day} edition={edition} then={then} version={version} />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface VersionChangesProps {
  edition: WorkshopEdition;
  version: number;
  day: number;
  /** The edition before the version. */
  before: WorkshopEdition;
  /** The edition at the version. */
  then: WorkshopEdition;
}

/** The buttons come first: what a version changed can be long. */
function VersionChanges({ edition, version, day, before, then }: VersionChangesProps) {
  return (
    <div className="grid min-w-0 gap-5 border-t border-nuit-line pt-4">
      <div className="flex flex-wrap gap-2">
        <RestoreButtons day={day} edition={edition} then={then} />
        <ButtonLink
          to={`${paths.admin.compare}?avant=${edition.code}@${version}&apres=${edition.code}`}
          variant="quiet"
        >
          Comparer avec maintenant
        </ButtonLink>
      </div>
      <PartDifference
        after={contentOf(then, day)}
        before={contentOf(before, day)}
        day={day}
        timeZone={timeZoneOf(contentOf(then, HEADER))}
      />
    </div>
  );
}
