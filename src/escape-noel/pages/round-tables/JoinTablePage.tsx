import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { invitation } from '../../game/session/expiringFlags';
import { useSession } from '../../game/session/useSession';
import { InvitedVisitor } from './InvitedVisitor';
import { JoinForm } from './JoinForm';
import { TablesHeading } from './TablesHeading';
import { tableCodeIn } from './tableTexts';

/** Where the link of a table leads (rule 18.3). */
export function JoinTablePage() {
  const { hash } = useLocation();
  return (
    <div className="mx-auto grid w-full max-w-xl grid-cols-1 gap-6 px-3 pt-10 sm:px-6">
      <TablesHeading
        text="On t'attend à une table ronde, pour suivre ensemble les étoiles de chacun."
        title="Rejoindre une table"
      />
      <Invitation hash={hash} key={hash} />
    </div>
  );
}

function Invitation({ hash }: { hash: string }) {
  const { status, account } = useSession();
  const [code] = useState(() => tableCodeIn(hash) ?? invitation.read());
  useEffect(() => {
    // Signing in comes back to the path alone, an e-mail later perhaps.
    if (code !== null) invitation.write(code);
  }, [code]);

  if (status === 'knight')
    return (
      <>
        <Sheet foil title="Ma place">
          <JoinForm account={account} code={code} />
        </Sheet>
        <TextLink className="justify-self-center" tall to={paths.game.tables}>
          Toutes mes tables
        </TextLink>
      </>
    );
  if (status === 'loading') return <Spinner label="Chargement..." />;
  return (
    <InvitedVisitor text="Pour t'asseoir à une table, il faut un compte. Connecte-toi ou crée le tien : tu reviendras ici." />
  );
}
