import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ModeratedRequest, ModerationFilter } from '@/api/moderation';
import { Card } from '@/ui/Card';
import { AccountSearchFields, FoundAccounts } from '../../game/admin/AccountSearch';
import { useAccountSearch } from '../../game/admin/useAccountSearch';
import { AccountRow } from './AccountRow';
import { textsOf, type Decision } from './decision';
import { DecisionDialog } from './DecisionDialog';
import { moderatedQuery } from './moderation.queries';

const FIRST_REQUEST: ModeratedRequest = { search: '', moderation: 'all', page: 1 };
const WITHHELD_REQUEST: ModeratedRequest = { ...FIRST_REQUEST, moderation: 'name_withheld' };

const FILTERS: readonly (readonly [ModerationFilter, string])[] = [
  ['all', 'Tous les comptes'],
  ['name_withheld', 'Noms retenus'],
  ['name_hidden', 'Noms cachés'],
  ['out_of_ranking', 'Hors classement'],
];

/** The accounts, whose names and places in the ranking the team looks after (rules 2.6, 6.8). */
export function ModeratedAccounts() {
  const [params] = useSearchParams();
  const search = useAccountSearch(
    params.get('noms') === 'retenus' ? WITHHELD_REQUEST : FIRST_REQUEST,
    moderatedQuery,
  );
  const [decision, setDecision] = useState<Decision | null>(null);
  const [saved, setSaved] = useState<Decision | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** True if the button that opened the dialog may be gone with the decision. */
  const isDecided = useRef(false);

  return (
    <Card as="section" className="grid min-w-0 gap-5 p-4 sm:p-6">
      <h2 className="text-2xl outline-none" ref={heading} tabIndex={-1}>
        Les noms et le classement
      </h2>
      <p className="max-w-prose text-nuit-mist">
        Un nom caché ou une place retirée se rend à tout moment, exactement comme avant. Personne n'y perd un
        point.
      </p>
      <AccountSearchFields
        choices={FILTERS}
        chosen={search.request.moderation}
        label="Montrer"
        onChoose={(moderation) => search.filter({ moderation })}
        search={search}
      />
      <p className="font-bold text-ui-done empty:hidden" role="status">
        {saved && textsOf(saved).done}
      </p>
      <FoundAccounts
        none="Aucun compte trouvé avec ces critères"
        scope="Comptes de test compris, que les statistiques ne comptent pas."
        search={search}
      >
        {({ accounts }) => (
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
      </FoundAccounts>
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
