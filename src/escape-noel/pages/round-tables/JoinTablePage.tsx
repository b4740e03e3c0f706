import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { invitation } from '../../game/session/expiringFlags';
import { useSession } from '../../game/session/useSession';
import { InvitedVisitor } from './InvitedVisitor';
import { JoinForm } from './JoinForm';
import { invitationQuery } from './roundTables.queries';
import { TablesHeading } from './TablesHeading';
import { invitationText, seatedText, tableCodeIn } from './tableTexts';

/** The page of a table's link (rule 18.3). */
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
  const { status, playerId } = useSession();
  const [code] = useState(() => tableCodeIn(hash) ?? invitation.read());
  useEffect(() => {
    // Signing in comes back to the path alone, an e-mail later perhaps.
    if (code !== null) invitation.write(code);
  }, [code]);

  if (status === 'loading') return <Spinner label="Chargement..." />;
  const host = code !== null && <Host code={code} player={playerId} />;
  if (status === 'knight')
    return (
      <>
        {host}
        <Sheet foil title="Ma place">
          <JoinForm code={code} key={playerId} player={playerId} />
        </Sheet>
        <TextLink className="justify-self-center" tall to={paths.game.tables}>
          Toutes mes tables
        </TextLink>
      </>
    );
  return (
    <>
      {host}
      <InvitedVisitor text="Pour t'asseoir à une table, il faut un compte. Connecte-toi ou crée le tien : tu reviendras ici." />
    </>
  );
}

/** Shows the host and the table. A player who may not read it, or a server that does not answer, changes nothing to joining. */
function Host({ code, player }: { code: string; player: string | null }) {
  const { data } = useQuery(invitationQuery(player, code));
  if (data?.status === 'unknown')
    return (
      <Alert title="Cette invitation ne mène plus à une table" tone="info">
        <p>Son code a peut-être changé. Demande la nouvelle à la personne qui te l'a donnée.</p>
      </Alert>
    );
  if (data?.status !== 'open') return null;
  return (
    <div className="grid gap-1 text-center" role="status">
      <p className="wrap-anywhere text-balance font-display text-2xl text-nuit-gold">
        {invitationText(data)}
      </p>
      <p className="text-nuit-mist">{seatedText(data.memberCount)}</p>
    </div>
  );
}
