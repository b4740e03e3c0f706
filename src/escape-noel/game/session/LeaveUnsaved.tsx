import { sorted } from '@/lib/arrays';
import { counted } from '@/lib/french';
import { keysIn } from '@/lib/storage';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { BOOK_KEYS, MESSAGE_KEYS } from './leave';
import { workshopKeys } from './workshopKeys';

export interface LeaveUnsavedProps {
  account: string;
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks an admin before « Quitter » erases what is not saved. Loaded for admins alone. */
export function LeaveUnsaved({ account, open, onStay, onLeave }: LeaveUnsavedProps) {
  return (
    <ConfirmDialog
      cancelLabel="Rester"
      confirmLabel="Quitter sans enregistrer"
      danger
      onCancel={onStay}
      onConfirm={onLeave}
      open={open}
      title="Quitter sans enregistrer&nbsp;?"
    >
      <p>Ceci n'est enregistré que sur cet appareil, et en sera effacé&nbsp;:</p>
      <ul className="my-3 list-disc pl-6">
        {unsavedWork(account).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p>Pour le garder, reste et enregistre d'abord.</p>
    </ConfirmDialog>
  );
}

/** Lists unsaved changes: a line for each edition one for the messages and one for the books. */
function unsavedWork(account: string): string[] {
  const start = workshopKeys(account);
  const parts = keysIn('local')
    .filter((key) => key.startsWith(start))
    .map((key) => /^(.+)-(\d+)$/.exec(key.slice(start.length)))
    .flatMap((found) => (found ? [{ code: found[1] ?? '', day: Number(found[2]) }] : []));
  const codes = [...new Set(parts.map(({ code }) => code))];
  const countOf = (beginning: string) =>
    keysIn('session').filter((key) => key.startsWith(beginning) && key.endsWith(`-${account}`)).length;
  const messages = countOf(MESSAGE_KEYS);
  const books = countOf(BOOK_KEYS);
  return [
    ...codes.map((code) => {
      const own = parts.filter((part) => part.code === code).map(({ day }) => day);
      return `édition ${code}\u00A0: ${partsText(own)}`;
    }),
    ...(messages > 0 ? [counted(messages, 'message aux joueurs', 'messages aux joueurs')] : []),
    ...(books > 0 ? [counted(books, 'livre')] : []),
  ];
}

/** Part 0 is the edition's own. */
function partsText(parts: readonly number[]): string {
  const days = sorted(
    parts.filter((day) => day > 0),
    (one, other) => one - other,
  );
  const own = parts.includes(0) ? ["l'édition elle-même"] : [];
  return [...own, ...days.map((day) => `jour ${day}`)].join(', ');
}
