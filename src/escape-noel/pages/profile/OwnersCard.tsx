import type { Account } from '@/api/auth';
import { forgetProof } from '@/api/ownerProof';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { AccessCard } from './AccessCard';
import { DataCard } from './DataCard';
import { OwnerGate } from './OwnerGate';

/** « Pour les parents »: what belongs to the account, and not to the child who plays (rule 28.12). */
export const OwnersCard = ({ account }: { account: Account }) => (
  <Sheet title="Pour les parents">
    <OwnerGate
      account={account}
      lead={
        <p className="text-ui-muted">
          La connexion, les données et la suppression du compte s'ouvrent{' '}
          {account.hasPassword ? 'avec le mot de passe' : 'en repassant par Google'}, pour dix minutes.
        </p>
      }
    >
      <AccessCard account={account} />
      <DataCard account={account} />
      <Button className="justify-self-start" onClick={forgetProof} variant="quiet">
        Refermer
      </Button>
    </OwnerGate>
  </Sheet>
);
