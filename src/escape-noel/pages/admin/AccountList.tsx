import type { ReactNode, Ref } from 'react';
import type { KnightAccount } from '@/backend/admin';
import { elided } from '@/lib/french';
import { Badge } from '@/ui/Badge';
import { formatCount, formatDate, formatMoment, labelOf } from './adminTexts';
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
        <strong className="break-words">{labelOf(account)}</strong>
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

interface TogglesProps {
  account: KnightAccount;
  busy: boolean;
  onDecide: AccountListProps['onDecide'];
}

/** Each flag alone: nothing is cleared that nobody asked to clear. */
function Toggles({ account, busy, onDecide }: TogglesProps) {
  const { id, hasReview, hasMedia } = account;
  const shared = { busy, context: labelOf(account) };
  return (
    <div className="flex gap-5">
      <Toggle
        {...shared}
        checked={hasReview}
        id={toggleId(id, 'hasReview')}
        label="Avis"
        onChange={(checked) => onDecide({ account, hasReview: checked, hasMedia })}
      />
      <Toggle
        {...shared}
        checked={hasMedia}
        id={toggleId(id, 'hasMedia')}
        label="Photo"
        onChange={(checked) => onDecide({ account, hasReview, hasMedia: checked })}
      />
    </div>
  );
}

interface ToggleProps {
  id: string;
  label: string;
  context: string;
  checked: boolean;
  busy: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ id, label, context, checked, busy, onChange }: ToggleProps) {
  return (
    <label className="has-aria-disabled:text-nuit-mist flex min-h-touch items-center gap-2">
      <input
        // Not `disabled`, which would throw the focus away in the middle of the decision.
        aria-disabled={busy || undefined}
        checked={checked}
        className="size-6 accent-nuit-gold"
        id={id}
        onChange={(event) => {
          if (!busy) onChange(event.target.checked);
        }}
        type="checkbox"
      />
      {label}
      <span className="sr-only">{` ${elided('de', context)}`}</span>
    </label>
  );
}
