import { instantText } from '@/lib/instantText';
import { DEFAULT_TIME_ZONE } from '@/lib/zonedDates';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { MessageCard } from '../../game/messages/MessageCard';
import { useDoors, usePlayedEdition, useTimeZone } from '../../game/season/calendar';

/** A message that is about to be published. */
interface Publication {
  edition: string;
  day: number;
  body: string;
  /** When players begin to read it; null for at once. */
  at: Date | null;
}

interface PublishDialogProps {
  /** Null while the dialog is closed. */
  publication: Publication | null;
  busy: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before players read a message: its text as they will see it, its day and its moment (rule 16.5). */
export function PublishDialog({ publication, busy, onConfirm, onCancel }: PublishDialogProps) {
  const isScheduled = publication !== null && publication.at !== null;
  return (
    <ConfirmDialog
      busy={busy}
      confirmLabel={isScheduled ? 'Prévoir' : 'Publier'}
      onCancel={onCancel}
      onConfirm={onConfirm}
      open={publication !== null}
      title={isScheduled ? 'Prévoir ce message\u00A0?' : 'Publier ce message\u00A0?'}
    >
      {publication && <Consequences {...publication} />}
    </ConfirmDialog>
  );
}

function Consequences({ edition, day, body, at }: Publication) {
  const door = useClosedDoor(edition, day);
  return (
    <div className="grid gap-4">
      <p>{`Les joueurs le liront sur la page du jour ${day}, édition ${edition}\u00A0:`}</p>
      <MessageCard>{body}</MessageCard>
      <p className="font-bold">
        {at
          ? `À partir du ${instantText(at, DEFAULT_TIME_ZONE)}, pas avant.`
          : "Tout de suite\u00A0: les pages ouvertes le montrent en moins d'une minute."}
      </p>
      {door !== null && <p>{door}</p>}
    </div>
  );
}

/** Says when the day's door opens, if players cannot read the day yet. */
function useClosedDoor(edition: string, day: number): string | null {
  const isPlayed = usePlayedEdition() === edition;
  const timeZone = useTimeZone();
  const door = useDoors().find((each) => each.day === day);
  return isPlayed && door?.isOpen === false && door.opensAt
    ? `La porte du jour ${day} s'ouvre le ${instantText(door.opensAt, timeZone)}\u00A0: personne ne le lit avant.`
    : null;
}
