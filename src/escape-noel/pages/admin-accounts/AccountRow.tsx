import type { ModeratedAccount } from '@/api/moderation';
import { formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { labelOf, ofAccount } from '../../game/admin/adminTexts';
import { DEFAULT_NAME } from '../../game/session/useSession';
import type { Decision } from './decision';

/** An account, what others read of it, and what the team may decide. */
export function AccountRow({
  account,
  onDecide,
}: {
  account: ModeratedAccount;
  onDecide: (decision: Decision) => void;
}) {
  const { name, totalScore, completedCount, isTest, nameWithheld, outOfRanking, hiddenNames } = account;
  const label = isolated(labelOf(name));
  const canHide = name !== null && name !== DEFAULT_NAME && nameWithheld !== 'name_hidden';
  return (
    <li className="grid gap-3 border-b border-nuit-line p-4 last:border-0 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <strong className="wrap-anywhere min-w-0">
            <bdi>{labelOf(name)}</bdi>
          </strong>
          {isTest && <Badge>Test</Badge>}
          {nameWithheld !== null && (
            <Badge tone="alert">
              {nameWithheld === 'name_hidden' ? 'Nom caché' : 'Nom retenu par le jeu'}
            </Badge>
          )}
          {outOfRanking && <Badge tone="alert">Hors classement</Badge>}
        </p>
        <p className="wrap-anywhere text-base text-nuit-mist">
          {`${ofAccount(account)} · ${formatCount(totalScore)}\u00A0pts · ${completedCount}/24`}
        </p>
        {nameWithheld !== null && (
          <p className="text-base text-nuit-mist">{`Les autres lisent «\u00A0${DEFAULT_NAME}\u00A0».`}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2 lg:justify-end">
        {canHide && (
          <Button onClick={() => onDecide({ kind: 'hide', account, name })} variant="quiet">
            Cacher le nom<span className="sr-only">{` ${label}`}</span>
          </Button>
        )}
        {hiddenNames.map((hidden) => (
          <Button
            key={hidden}
            onClick={() => onDecide({ kind: 'restore', account, name: hidden })}
            variant="quiet"
          >
            {`Rendre «\u00A0${isolated(hidden)}\u00A0»`}
          </Button>
        ))}
        <Button onClick={() => onDecide({ kind: outOfRanking ? 'back' : 'out', account })} variant="quiet">
          {outOfRanking ? 'Remettre au classement' : 'Sortir du classement'}
          <span className="sr-only">{`\u00A0: ${label}`}</span>
        </Button>
      </div>
    </li>
  );
}
