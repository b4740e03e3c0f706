import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ModeratedRequest, ModerationFilter } from '@/api/moderation';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Card } from '@/ui/Card';
import { Field } from '@/ui/Field';
import { Select, TextInput } from '@/ui/inputs';
import { Loaded } from '../../game/admin/Loaded';
import { Pagination } from '../../game/layout/Pagination';
import { AccountRow } from './AccountRow';
import { textsOf, type Decision } from './decision';
import { DecisionDialog } from './DecisionDialog';
import { moderatedQuery } from './moderation.queries';

const SEARCH_DELAY_MS = 300;

const FILTERS: readonly (readonly [ModerationFilter, string])[] = [
  ['all', 'Tous les comptes'],
  ['name_hidden', 'Noms cachés'],
  ['out_of_ranking', 'Hors classement'],
];

/** The accounts, whose names and places in the ranking the team looks after (rules 2.6, 6.8). */
export function ModeratedAccounts() {
  const [typed, setTyped] = useState('');
  const [request, setRequest] = useState<ModeratedRequest>({ search: '', moderation: 'all', page: 1 });
  const [decision, setDecision] = useState<Decision | null>(null);
  const [saved, setSaved] = useState<Decision | null>(null);
  const query = useRetriableQuery(moderatedQuery(request));
  const heading = useRef<HTMLHeadingElement>(null);
  /** Whether the button that opened the dialog may be gone with the decision. */
  const isDecided = useRef(false);

  const search = useEffectEvent(() => {
    if (typed.trim() !== request.search) setRequest({ ...request, search: typed.trim(), page: 1 });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(), SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <Card as="section" className="grid min-w-0 gap-5 p-4 sm:p-6">
      <h2 className="text-2xl outline-none" ref={heading} tabIndex={-1}>
        Les noms et le classement
      </h2>
      <p className="max-w-prose text-nuit-mist">
        Un nom caché ou une place retirée se rend à tout moment, exactement comme avant. Personne n'y perd un
        point.
      </p>
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
        <Field label="Montrer">
          {(control) => (
            <Select
              {...control}
              onChange={(event) => {
                const chosen = FILTERS.find(([value]) => value === event.target.value);
                if (chosen) setRequest({ search: typed.trim(), moderation: chosen[0], page: 1 });
              }}
              value={request.moderation}
            >
              {FILTERS.map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <p className="font-bold text-ui-done empty:hidden" role="status">
        {saved && textsOf(saved).done}
      </p>
      <Loaded failure="Les comptes n'ont pas pu être lus." loading="Chargement des comptes…" query={query}>
        {({ accounts, total, page, pageCount }) => (
          <div aria-busy={query.isAwaited} className="grid min-w-0 gap-4">
            <p className="text-nuit-mist" role="status">
              {total === 0 ? 'Aucun compte trouvé avec ces critères' : counted(total, 'compte')}
            </p>
            {accounts.length > 0 && (
              <ul aria-label="Comptes" className="rounded-md border-2 border-nuit-line">
                {accounts.map((account) => (
                  <AccountRow
                    account={account}
                    key={account.id}
                    onDecide={(next) => {
                      isDecided.current = false;
                      setSaved(null);
                      setDecision(next);
                    }}
                  />
                ))}
              </ul>
            )}
            {pageCount > 1 && (
              <Pagination
                label="Pages des comptes"
                onPage={(wanted) => setRequest({ ...request, page: wanted })}
                page={page}
                pageCount={pageCount}
              />
            )}
          </div>
        )}
      </Loaded>
      <DecisionDialog
        decision={decision}
        focusAfter={() => (isDecided.current ? heading.current : null)}
        onClose={() => setDecision(null)}
        onDecided={(decided) => {
          isDecided.current = true;
          setSaved(decided);
        }}
      />
    </Card>
  );
}
