import * as m from 'framer-motion/m';
import type { ReactNode, Ref } from 'react';
import type { KnightAccount } from '@/api/admin';
import { elided, formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { TOUCH } from '@/lib/transitions';
import { Badge } from '@/ui/Badge';
import { Checkbox } from '@/ui/Checkbox';
import { formatDate, formatMoment, labelOf, ofAccount } from '../../game/admin/adminTexts';
import { decisionText, toggleId, type Decision } from './decisions';
import { importedText, swiftFigures } from './fairPlay';

interface AccountListProps {
  accounts: readonly KnightAccount[];
  /** Disables the toggles: a decision is being saved, or another page is loading. */
  busy: boolean;
  onDecide: (decision: Decision) => void;
  /** Shown after the toggles of one account, so that « Annuler » is next in the tab order. */
  aside: { accountId: string; content: ReactNode } | null;
  ref: Ref<HTMLDivElement>;
}

export function AccountList({ accounts, busy, onDecide, aside, ref }: AccountListProps) {
  return (
    <m.div
      aria-label="Liste des comptes"
      className="relative max-h-[40rem] overflow-y-auto rounded-md border-2 border-nuit-line"
      layoutScroll
      ref={ref}
      role="region"
    >
      <ul>
        {accounts.map((account) => (
          <m.li
            className="grid gap-x-4 gap-y-2 border-b border-nuit-line p-4 last:border-0 md:grid-cols-[1fr_auto_auto] md:items-center"
            key={account.id}
            layout="position"
            layoutDependency={accounts.length}
            transition={TOUCH}
          >
            <AccountSummary account={account} />
            <p className="md:text-right">
              <strong className="text-nuit-gold">{`${formatCount(account.totalScore)} pts`}</strong>
              <span className="text-base text-nuit-mist">{` · ${account.completedCount}/24`}</span>
            </p>
            <Toggles account={account} busy={busy} onDecide={onDecide} />
            {aside?.accountId === account.id && aside.content}
          </m.li>
        ))}
      </ul>
    </m.div>
  );
}

function AccountSummary({ account }: { account: KnightAccount }) {
  const { decision } = account;
  const figures = swiftFigures(account);
  const imported = importedText(account.importedCount);
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">
          <bdi>{labelOf(account.name)}</bdi>
        </strong>
        {account.isTest && <Badge>Test</Badge>}
      </p>
      <p className="wrap-anywhere text-base text-nuit-mist">{ofAccount(account)}</p>
      <p className="text-base text-nuit-mist">
        {`Inscription : ${formatDate(account.createdAt)}`}
        {decision &&
          ` · ${decisionText(decision)} le ${formatMoment(decision.decidedAt)} par ${isolated(decision.adminName ?? "quelqu'un qui n'est plus là")}`}
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
          <span className="sr-only">{` ${elided('de', isolated(labelOf(account.name)))}`}</span>
        </Checkbox>
      ))}
    </div>
  );
}
