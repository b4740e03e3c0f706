import { useMutation, useQueryClient } from '@tanstack/react-query';
import { removeKnight, type ListedKnight } from '@/api/knights';
import { knightOf } from '@/api/playingKnight';
import { ownCache } from '@/lib/ownCaches';
import { isolated } from '@/lib/isolated';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import type { CloseDialog } from '@/ui/Dialog';
import { explain } from '../../game/forms/failures';
import { refreshKnights } from '../../game/knights/knights.queries';
import { DEFAULT_NAME } from '../../game/session/useSession';
import { chooseKnight } from '../../game/storage/knights';
import { useDataExport } from './useDataExport';

interface RemoveKnightProps {
  account: string;
  knight: ListedKnight;
  close: CloseDialog;
  onRemoved: () => void;
}

/** Says what is lost, with the export first, then removes the knight for ever. The account's first one plays if this one did. */
export function RemoveKnight({ account, knight, close, onRemoved }: RemoveKnightProps) {
  const { id, name, completedCount } = knight;
  const queries = useQueryClient();
  const saving = useDataExport();
  const removal = useMutation({
    mutationFn: () => removeKnight(id),
    onSuccess: async () => {
      if ('caches' in globalThis) void caches.delete(ownCache(account, id)).catch(() => false);
      if (knightOf(account) === id) chooseKnight(account, account);
      // The dialog goes with its knight.
      await refreshKnights(queries, account);
      onRemoved();
    },
    meta: { failure: "Retrait d'un chevalier" },
  });
  return (
    <div className="grid gap-4">
      <p>
        <strong className="wrap-anywhere">{isolated(name ?? DEFAULT_NAME)}</strong> quittera ce compte. Son
        voyage ({completedCount}/24 énigmes), ses points, ses fragments, ses artefacts et ses places aux
        tables rondes seront effacés pour toujours. Ceux des autres chevaliers ne bougent pas.
      </p>
      {removal.isError && <Alert tone="error">{explain(removal.error)}</Alert>}
      {saving.isError && <Alert tone="error">{explain(saving.error)}</Alert>}
      <Button
        busy={saving.isPending}
        className="justify-self-start"
        onClick={() => saving.mutate()}
        variant="quiet"
      >
        Télécharger les données d'abord
      </Button>
      <div className="flex flex-wrap justify-end gap-3">
        <Button disabled={removal.isPending} onClick={() => close()} variant="quiet">
          Annuler
        </Button>
        <Button busy={removal.isPending} onClick={() => removal.mutate()} variant="danger">
          Retirer pour toujours
        </Button>
      </div>
    </div>
  );
}
