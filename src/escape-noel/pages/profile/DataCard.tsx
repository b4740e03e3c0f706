import { useMutation } from '@tanstack/react-query';
import type { Account } from '@/backend/auth';
import { fetchMyData } from '@/backend/knights';
import { saveFile } from '@/lib/saveFile';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../shared/failures';
import { DeleteAccount } from './DeleteAccount';

/** What the game knows of the knight: to take away, or to erase. */
export function DataCard({ account }: { account: Account }) {
  const saving = useMutation({
    mutationFn: async () => {
      const data = JSON.stringify(await fetchMyData(), null, 2);
      saveFile('escape-noel-mes-donnees.json', new Blob([data], { type: 'application/json' }));
    },
  });

  return (
    <Sheet title="Mes données">
      <p className="text-ui-muted">
        Tout ce que le jeu sait de toi tient dans un petit fichier. La page{' '}
        <TextLink to={paths.game.privacy}>Vie privée</TextLink> t'explique à quoi cela sert.
      </p>
      {saving.isError && <Alert tone="error">{explain(saving.error)}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={saving.isPending} onClick={() => saving.mutate()} variant="quiet">
          {saving.isError ? 'Réessayer' : 'Télécharger mes données'}
        </Button>
        <DeleteAccount account={account} />
      </div>
    </Sheet>
  );
}
