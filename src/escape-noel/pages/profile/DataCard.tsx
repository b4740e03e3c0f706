import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Account } from '@/backend/auth';
import { fetchMyData } from '@/backend/knights';
import { saveFile } from '@/lib/saveFile';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { authMessage } from '../../shared/session/authErrors';
import { DeleteAccount } from './DeleteAccount';

/** What the game knows of the knight: to take away, or to erase. */
export function DataCard({ account }: { account: Account }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const download = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const data = await fetchMyData();
      saveFile('escape-noel-mes-donnees.json', 'application/json', JSON.stringify(data, null, 2));
    } catch (error) {
      setFailure(authMessage(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" className="grid gap-4 p-5 sm:p-8">
      <h2 className="text-2xl">Mes données</h2>
      <p className="text-ui-muted">
        Tout ce que le jeu sait de toi tient dans un petit fichier. La page{' '}
        <Link className="font-bold text-ui-accent-text underline underline-offset-4" to={paths.game.privacy}>
          Vie privée
        </Link>{' '}
        t'explique à quoi cela sert.
      </p>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void download()} variant="quiet">
          {failure === null ? 'Télécharger mes données' : 'Réessayer'}
        </Button>
        <DeleteAccount account={account} />
      </div>
    </Card>
  );
}
