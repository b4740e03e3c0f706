import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Account } from '@/api/auth';
import { changeKnight, type ListedKnight } from '@/api/knights';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { usePersisted } from '@/lib/storage';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { KnightForm } from '../../game/knights/KnightForm';
import { knightsQuery } from '../../game/knights/knights.queries';
import { AwaitedRow, PlayerRow } from '../../game/knights/PlayerRow';
import { knightKey } from '../../game/session/knight.queries';
import { DEFAULT_NAME } from '../../game/session/useSession';
import { knightsOf } from '../../game/storage/knights';
import { OwnerGate } from './OwnerGate';
import { RemoveKnight } from './RemoveKnight';

/** « Les chevaliers de ce compte » (rule 28.1). */
export function KnightsCard({ account }: { account: Account }) {
  const { data, isError, isFetching, refetch } = useQuery(knightsQuery(account.id));
  const stored = usePersisted(knightsOf(account.id));
  const knights = data ?? stored;
  const [removed, setRemoved] = useState<string | null>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  // The element that had the focus has gone with the knight.
  useEffect(() => notice.current?.focus(), [removed]);
  return (
    <Sheet title="Les chevaliers de ce compte">
      <p className="text-ui-muted">
        Un compte a jusqu'à six chevaliers. Chacun a son voyage, ses points et ses étoiles.
      </p>
      {isError && (
        <RetryAlert busy={isFetching} onRetry={() => void refetch()} text="La liste n'a pas pu être relue." />
      )}
      <ul className="grid gap-3">
        {knights.length === 0 && !isError && <AwaitedRow />}
        {knights.map((knight) => (
          <KnightRow account={account} key={knight.id} knight={knight} onRemoved={setRemoved} />
        ))}
      </ul>
      {removed !== null && (
        <p className="outline-none" ref={notice} tabIndex={-1}>
          {isolated(removed)} n'est plus dans ce compte.
        </p>
      )}
      <ButtonLink className="justify-self-start" to={paths.game.knights} variant="quiet">
        Changer de chevalier, ou en ajouter un
      </ButtonLink>
    </Sheet>
  );
}

interface KnightRowProps {
  account: Account;
  knight: ListedKnight;
  /** @param name the removed knight's, as it was shown. */
  onRemoved: (name: string) => void;
}

function KnightRow({ account, knight, onRemoved }: KnightRowProps) {
  const { id, name, portrait, totalScore, completedCount, isFirst } = knight;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const shown = name ?? DEFAULT_NAME;
  return (
    <PlayerRow
      figures={`${counted(totalScore, 'point')}, ${counted(completedCount, 'énigme')}`}
      name={shown}
      portrait={portrait}
    >
      <Button onClick={() => setAsked('change')} variant="quiet">
        Modifier<span className="sr-only"> {shown}</span>
      </Button>
      {!isFirst && (
        <Button onClick={() => setAsked('remove')} variant="quiet">
          Retirer<span className="sr-only"> {shown}</span>
        </Button>
      )}
      <Dialog onClose={() => setAsked(null)} open={asked === 'change'} title={<bdi>{shown}</bdi>}>
        {(close) => (
          <KnightForm
            account={account.id}
            action="Enregistrer"
            name={name ?? ''}
            onCancel={() => close()}
            onSaved={() => {
              void queries.invalidateQueries({ queryKey: knightKey(id) });
              close();
            }}
            portrait={portrait}
            save={(named, chosen) => changeKnight(id, { name: named, portrait: chosen })}
          />
        )}
      </Dialog>
      <Dialog
        onClose={() => setAsked(null)}
        open={asked === 'remove'}
        role="alertdialog"
        title="Retirer ce chevalier"
      >
        {(close) => (
          <OwnerGate account={account} lead={<p>Un parent le confirme, avec le mot de passe du compte.</p>}>
            <RemoveKnight
              account={account.id}
              close={close}
              knight={knight}
              onRemoved={() => onRemoved(shown)}
            />
          </OwnerGate>
        )}
      </Dialog>
    </PlayerRow>
  );
}
