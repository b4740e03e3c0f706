import type { ReactNode, Ref } from 'react';
import type { KnightAccount } from '@/api/admin';
import { elided, formatCount } from '@/lib/french';
import { Badge } from '@/ui/Badge';
import { Checkbox } from '@/ui/Checkbox';
import { formatDate, formatMoment, labelOf } from './adminTexts';
import { decisionText, toggleId, type Decision } from './decisions';
import { importedText, swiftFigures } from './fairPlay';

interface AccountListProps {
  accounts: readonly KnightAccount[];
  /** Nothing is decided while a decision is on its way, nor on a page whose place another is about to take. */
  busy: boolean;
  onDecide: (decision: Decision) => void;
  /** What follows the toggles of one account: how to take the decision back is the next thing that the keyboard reaches. */
  aside: { accountId: string; content: ReactNode } | null;
  /** What scrolls: the owner brings it back to its top with another page. */
  ref: Ref<HTMLDivElement>;
}

/** A page of accounts, scrolling at a limited height, with the two toggles of each. */
export function AccountList({ accounts, busy, onDecide, aside, ref }: AccountListProps) {
  return (
    <div
      aria-label="Liste des comptes"
      className="relative max-h-[40rem] overflow-y-auto rounded-md border-2 border-nuit-line"
      ref={ref}
      role="region"
    >
      <ul>
        {accounts.map((account) => (
          <li
            className="grid gap-x-4 gap-y-2 border-b border-nuit-line p-4 last:border-0 md:grid-cols-[1fr_auto_auto] md:items-center"
            key={account.id}
          >
            <Person account={account} />
            <p className="md:text-right">
              <strong className="text-nuit-gold">{`${formatCount(account.totalScore)} pts`}</strong>
              <span className="text-base text-nuit-mist">{` · ${account.completedCount}/24`}</span>
            </p>
            <Toggles account={account} busy={busy} onDecide={onDecide} />
            {aside?.accountId === account.id && aside.content}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({ account }: { account: KnightAccount }) {
  const { decision } = account;
  const figures = swiftFigures(account);
  const imported = importedText(account.importedCount);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="break-words">{labelOf(account.name)}</strong>
        {account.isTest && <Badge>Test</Badge>}
      </p>
      <p className="break-words text-base text-nuit-mist">{account.email ?? 'Sans adresse'}</p>
      <p className="text-base text-nuit-mist">
        {`Inscription : ${formatDate(account.createdAt)}`}
        {decision &&
          ` · ${decisionText(decision)} le ${formatMoment(decision.decidedAt)} par ${decision.adminName ?? "quelqu'un qui n'est plus là"}`}
        {imported && ` · ${imported}`}
      </p>
      {figures && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-base">
          <Badge>Jeu rapide</Badge>
          {figures}
        </p>
      )}
    </div>
  );
}

const FLAGS = [
  ['hasReview', 'Avis'],
  ['hasMedia', 'Photo'],
] as const;

/** Each flag alone: nothing is cleared that nobody asked to clear. */
function Toggles({
  account,
  busy,
  onDecide,
}: Pick<AccountListProps, 'busy' | 'onDecide'> & { account: KnightAccount }) {
  const { id, hasReview, hasMedia } = account;
  return (
    <div className="flex gap-5">
      {FLAGS.map(([flag, label]) => (
        <Checkbox
          busy={busy}
          checked={account[flag]}
          className="gap-2"
          id={toggleId(id, flag)}
          key={flag}
          onChange={(checked) => onDecide({ account, hasReview, hasMedia, [flag]: checked })}
        >
          {label}
          <span className="sr-only">{` ${elided('de', labelOf(account.name))}`}</span>
        </Checkbox>
      ))}
    </div>
  );
}
