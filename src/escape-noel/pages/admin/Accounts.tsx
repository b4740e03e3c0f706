import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AccountsRequest, ReviewFilter } from '@/api/admin';
import { formatCount } from '@/lib/french';
import { saveFile } from '@/lib/saveFile';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Select, TextInput } from '@/ui/inputs';
import { Pagination } from '../../game/layout/Pagination';
import { AccountList } from './AccountList';
import { accountsQuery } from './admin.queries';
import { fetchEveryAccount, toCsv } from './csv';
import { changedFlag, decidedText, toggleId, type Decided } from './decisions';
import { SWIFT_EXPLAINED } from './fairPlay';
import { Loaded } from '../../game/admin/Loaded';
import { UndoNotice } from './UndoNotice';
import { useReviewToggle } from './useReviewToggle';

const PAGE_SIZE = 50;
const SEARCH_DELAY_MS = 300;

const FILTERS: readonly (readonly [ReviewFilter, string])[] = [
  ['all', 'Tous'],
  ['no_review', 'Sans avis'],
  ['review_only', 'Avis sans photo'],
  ['review_and_media', 'Avis et photo'],
  ['media_only', 'Photo sans avis'],
];

export function Accounts() {
  const [typed, setTyped] = useState('');
  const [request, setRequest] = useState<AccountsRequest>({
    search: '',
    review: 'all',
    hidesTestAccounts: true,
    swiftOnly: false,
    page: 1,
    pageSize: PAGE_SIZE,
  });
  const query = useRetriableQuery(accountsQuery(request));
  const { data: shown, isAwaited, isPlaceholderData } = query;
  const { decide, withPendingFlags, decided, undo, close, failed, dismissFailure, busy } = useReviewToggle();
  const list = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const currentRequest: AccountsRequest =
    typed.trim() === request.search ? request : { ...request, search: typed.trim(), page: 1 };
  const filter = (changes: Partial<AccountsRequest>) =>
    setRequest({ ...currentRequest, page: 1, ...changes });

  const search = useEffectEvent(() => setRequest(currentRequest));
  useEffect(() => {
    const timer = setTimeout(() => search(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

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
        <Export request={currentRequest} />
      </div>
      <div className="grid items-end gap-4 md:grid-cols-[2fr_1fr]">
        <Field label="Chercher un nom ou une adresse">
          {(control) => (
            <TextInput
              {...control}
              onChange={(event) => setTyped(event.target.value)}
              type="search"
              value={typed}
            />
          )}
        </Field>
        <Field label="Avis">
          {(control) => (
            <Select
              {...control}
              onChange={(event) => {
                const chosen = FILTERS.find(([value]) => value === event.target.value);
                if (chosen) filter({ review: chosen[0] });
              }}
              value={request.review}
            >
              {FILTERS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
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
      </div>
      <p className="max-w-prose text-base text-nuit-mist">{SWIFT_EXPLAINED}</p>
      <p className="sr-only" role="status">
        {decided && decidedText(decided)}
      </p>
      {failed && (
        <Alert tone="error">
          <p>Erreur lors de la mise à jour de l'avis</p>
          <Button className="justify-self-start" onClick={dismissFailure} variant="quiet">
            J'ai compris
          </Button>
        </Alert>
      )}
      <Loaded failure="Les comptes n'ont pas pu être lus." loading="Chargement des comptes…" query={query}>
        {(data) => (
          <div aria-busy={isAwaited} className="grid min-w-0 gap-4">
            <p className="text-nuit-mist" role="status">
              {data.total === 0
                ? 'Aucun utilisateur trouvé avec ces critères'
                : `${formatCount(data.total)} ${data.total > 1 ? 'comptes' : 'compte'}`}
            </p>
            {data.total > 0 && (
              <AccountList
                accounts={data.accounts.map(withPendingFlags)}
                aside={decided && { accountId: decided.account.id, content: notice }}
                busy={busy || isPlaceholderData}
                onDecide={decide}
                ref={list}
              />
            )}
            {data.pageCount > 1 && (
              <Pagination
                label="Pages des comptes"
                onPage={(page) => setRequest({ ...request, page })}
                page={data.page}
                pageCount={data.pageCount}
              />
            )}
          </div>
        )}
      </Loaded>
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
