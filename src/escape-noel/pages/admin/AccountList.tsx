import type { Ref } from 'react';
import type { KnightAccount } from '@/backend/admin';
import { elided } from '@/lib/french';
import { Badge } from '@/ui/Badge';
import { formatCount, formatDate, formatMoment, labelOf } from './adminTexts';

interface AccountListProps {
  accounts: readonly KnightAccount[];
  /** Nothing is decided while a decision is on its way, nor on a page whose place another is about to take. */
  busy: boolean;
  onDecide: (decision: { account: KnightAccount; hasReview: boolean; hasMedia: boolean }) => void;
  /** What scrolls: the owner brings it back to its top with another page. */
  ref: Ref<HTMLDivElement>;
}

/** A page of accounts, scrolling at a limited height (spec §9), with the two toggles of each. */
export function AccountList({ accounts, busy, onDecide, ref }: AccountListProps) {
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
          </li>
        ))}
      </ul>
    </div>
  );
}

function Person({ account }: { account: KnightAccount }) {
  const { decision } = account;
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
      </p>
    </div>
  );
}

function decisionText({ hasReview, hasMedia }: { hasReview: boolean; hasMedia: boolean }): string {
  if (hasMedia) return 'Avis et photo validés';
  return hasReview ? 'Avis validé' : 'Avis retiré';
}

interface TogglesProps {
  account: KnightAccount;
  busy: boolean;
  onDecide: AccountListProps['onDecide'];
}

/** A photo is only validated with its review; withdrawing the review withdraws it too. */
function Toggles({ account, busy, onDecide }: TogglesProps) {
  const { hasReview, hasMedia } = account;
  const who = labelOf(account);
  return (
    <div className="flex gap-5">
      <Toggle
        busy={busy}
        checked={hasReview}
        context={who}
        label="Avis"
        onChange={(checked) => onDecide({ account, hasReview: checked, hasMedia: checked && hasMedia })}
      />
      <Toggle
        busy={busy || !hasReview}
        checked={hasMedia}
        context={who}
        label="Photo"
        onChange={(checked) => onDecide({ account, hasReview, hasMedia: checked })}
      />
    </div>
  );
}

interface ToggleProps {
  label: string;
  context: string;
  checked: boolean;
  busy: boolean;
  onChange: (checked: boolean) => void;
}

function Toggle({ label, context, checked, busy, onChange }: ToggleProps) {
  return (
    <label className="has-disabled:text-nuit-mist flex min-h-touch items-center gap-2">
      <input
        checked={checked}
        className="size-6 accent-nuit-gold"
        disabled={busy}
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      {label}
      <span className="sr-only">{` ${elided('de', context)}`}</span>
    </label>
  );
}
