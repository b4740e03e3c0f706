import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AccountsRequest, ReviewFilter } from '@/api/admin';
import { saveFile } from '@/lib/saveFile';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { AccountSearchFields, FoundAccounts } from '../../game/admin/AccountSearch';
import { useAccountSearch } from '../../game/admin/useAccountSearch';
import { AccountList } from './AccountList';
import { accountsQuery } from './admin.queries';
import { fetchEveryAccount, toCsv } from './csv';
import { changedFlag, decidedText, toggleId, type Decided } from './decisions';
import { SWIFT_EXPLAINED } from './fairPlay';
import { UndoNotice } from './UndoNotice';
import { useReviewToggle } from './useReviewToggle';

const PAGE_SIZE = 50;
const FIRST_REQUEST: AccountsRequest = {
  search: '',
  review: 'all',
  hidesTestAccounts: true,
  swiftOnly: false,
  page: 1,
  pageSize: PAGE_SIZE,
};

const FILTERS: readonly (readonly [ReviewFilter, string])[] = [
  ['all', 'Tous'],
  ['no_review', 'Sans avis'],
  ['review_only', 'Avis sans photo'],
  ['review_and_media', 'Avis et photo'],
  ['media_only', 'Photo sans avis'],
];

export function Accounts() {
  const search = useAccountSearch(FIRST_REQUEST, accountsQuery);
  const { request, current, query, filter } = search;
  const { data: shown, isPlaceholderData } = query;
  const { decide, withPendingFlags, decided, undo, close, failed, reason, dismissFailure, busy } =
    useReviewToggle();
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (!isPlaceholderData) list.current?.scrollTo({ top: 0 });
  }, [request, isPlaceholderData]);

  const undoAndFocus = (latest: Decided) => {
    // The button disappears: focus the toggle, or the heading if its row is gone.
    const toggle = document.getElementById(toggleId(latest.account.id, changedFlag(latest)));
    (toggle ?? heading.current)?.focus({ preventScroll: true });
    undo(latest);
  };
  const notice = decided && (
    <UndoNotice busy={busy} decided={decided} onClose={close} onUndo={() => undoAndFocus(decided)} />
  );
  const isListed = shown?.accounts.some(({ id }) => id === decided?.account.id) ?? false;

  return (
    <Card as="section" className="grid min-w-0 gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl outline-none" ref={heading} tabIndex={-1}>
          Les comptes
        </h2>
        <Export request={current} />
      </div>
      <AccountSearchFields
        choices={FILTERS}
        chosen={request.review}
        label="Avis"
        onChoose={(review) => filter({ review })}
        search={search}
      >
        <div className="flex flex-wrap gap-x-8 gap-y-1 md:col-span-2">
          <Checkbox
            checked={request.hidesTestAccounts}
            onChange={(hidesTestAccounts) => filter({ hidesTestAccounts })}
          >
            Cacher les comptes de test
          </Checkbox>
          <Checkbox checked={request.swiftOnly} onChange={(swiftOnly) => filter({ swiftOnly })}>
            Seulement les jeux rapides
          </Checkbox>
        </div>
      </AccountSearchFields>
      <p className="max-w-prose text-base text-nuit-mist">{SWIFT_EXPLAINED}</p>
      <p className="sr-only" role="status">
        {decided && decidedText(decided)}
      </p>
      {failed && (
        <Alert tone="error">
          <p>Erreur lors de la mise à jour de l'avis</p>
          {reason !== null && <p>{reason}.</p>}
          <Button className="justify-self-start" onClick={dismissFailure} variant="quiet">
            J'ai compris
          </Button>
        </Alert>
      )}
      <FoundAccounts
        none="Aucun utilisateur trouvé avec ces critères"
        scope={
          request.hidesTestAccounts
            ? 'Sans les comptes de test, que la page «\u00A0Comptes\u00A0» compte aussi.'
            : 'Comptes de test compris.'
        }
        search={search}
      >
        {({ accounts }) => (
          <AccountList
            accounts={accounts.map(withPendingFlags)}
            aside={decided && { accountId: decided.account.id, content: notice }}
            busy={busy || isPlaceholderData}
            onDecide={decide}
            ref={list}
          />
        )}
      </FoundAccounts>
      {!isListed && notice}
    </Card>
  );
}

function Export({ request }: { request: AccountsRequest }) {
  const saving = useMutation({
    mutationFn: async () => {
      const csv = toCsv(await fetchEveryAccount(request));
      saveFile('chevaliers.csv', new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    },
    meta: { failure: 'Export des comptes' },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="text-ui-alert empty:hidden" role="status">
        {saving.isError && "L'export n'a pas abouti."}
      </p>
      <Button busy={saving.isPending} onClick={() => saving.mutate()} variant="quiet">
        {saving.isError ? 'Réessayer' : 'Exporter en CSV'}
      </Button>
    </div>
  );
}
