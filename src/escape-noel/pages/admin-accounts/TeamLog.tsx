import { useState } from 'react';
import type { LoggedDecision } from '@/api/moderation';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Sheet } from '@/ui/Sheet';
import { formatMoment, labelOf } from '../../game/admin/adminTexts';
import { Loaded } from '../../game/admin/Loaded';
import { Pagination } from '../../game/layout/Pagination';
import { adminText, decisionText } from './logTexts';
import { logQuery } from './moderation.queries';

/** Decisions of the admins, newest first (rule 8.6). */
export function TeamLog() {
  const [wanted, setWanted] = useState(1);
  const query = useRetriableQuery(logQuery(wanted));
  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Le journal de l'équipe">
      <p className="max-w-prose text-nuit-mist">
        Chaque décision, la plus récente d'abord&nbsp;: les noms, le classement, les avis et les tirages, les
        réponses acceptées, les messages, et les éditions publiées, corrigées ou effacées. Une ligne s'efface
        avec le compte dont elle parle.
      </p>
      <Loaded failure="Le journal n'a pas pu être lu." loading="Chargement du journal…" query={query}>
        {({ decisions, total, page, pageCount }) => (
          <div aria-busy={query.isAwaited} className="grid min-w-0 gap-4">
            <p className="text-nuit-mist" role="status">
              {total === 0 ? "L'équipe n'a encore rien décidé." : counted(total, 'décision')}
            </p>
            {decisions.length > 0 && (
              <ol aria-label="Décisions" className="grid">
                {decisions.map((each, index) => (
                  <LogLine decision={each} key={`${each.decidedAt.getTime()} ${index}`} />
                ))}
              </ol>
            )}
            {pageCount > 1 && (
              <Pagination label="Pages du journal" onPage={setWanted} page={page} pageCount={pageCount} />
            )}
          </div>
        )}
      </Loaded>
    </Sheet>
  );
}

function LogLine({ decision }: { decision: LoggedDecision }) {
  const { decidedAt, userId, userName, userEmail, reason } = decision;
  return (
    <li className="grid gap-x-6 gap-y-1 border-b border-nuit-line py-3 last:border-0 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <p className="text-base text-nuit-mist">
        <time dateTime={decidedAt.toISOString()}>{formatMoment(decidedAt)}</time>
      </p>
      <div className="grid min-w-0 gap-1">
        <p className="wrap-anywhere">
          <strong>{decisionText(decision)}</strong>
          {userId !== null && (
            <>
              {' · '}
              <bdi>{labelOf(userName)}</bdi>
              {userEmail !== null && <span className="text-nuit-mist">{` (${userEmail})`}</span>}
            </>
          )}
        </p>
        {reason !== null && <p className="wrap-anywhere">{`Raison\u00A0: ${reason}`}</p>}
        <p className="text-base text-nuit-mist">{`Par ${adminText(decision)}`}</p>
      </div>
    </li>
  );
}
