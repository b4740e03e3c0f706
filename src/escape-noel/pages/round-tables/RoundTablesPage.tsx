import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import type { RoundTable } from '@/api/roundTables';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { NextIcon } from '@/ui/icons';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { useSession } from '../../game/session/useSession';
import { CreateForm } from './CreateForm';
import { InvitedVisitor } from './InvitedVisitor';
import { JoinForm } from './JoinForm';
import { roundTablesQuery } from './roundTables.queries';
import { TablesHeading } from './TablesHeading';
import { nameOfTable } from './tableTexts';

/** The message of a table's page when it redirects here. */
const goneState = v.object({ gone: v.string() });

/** A knight's round tables, and how to open or join one (rules 18). */
export function RoundTablesPage() {
  const { status, playerId } = useSession();
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-1 gap-8 px-3 pt-10 sm:px-6">
      <TablesHeading
        text="En famille ou entre amis, vois qui allume ses étoiles. Personne d'autre n'entre ici."
        title="Tables rondes"
      />
      {status === 'loading' && <Spinner className="min-h-64" label="Chargement..." />}
      {status === 'visitor' && (
        <InvitedVisitor text="Une table ronde se garde avec un compte. Connecte-toi ou crée le tien : tu reviendras ici." />
      )}
      {status === 'knight' && <Tables key={playerId} player={playerId} />}
      <ButtonLink className="justify-self-center" size="lg" to={paths.game.leaderboard} variant="quiet">
        Voir le classement
      </ButtonLink>
    </div>
  );
}

function Tables({ player }: { player: string }) {
  const { data, failure, isAwaited, retry } = useRetriableQuery(roundTablesQuery(player));
  const state: unknown = useLocation().state;
  return (
    <>
      {v.is(goneState, state) && <Alert tone="success">{state.gone}</Alert>}
      {failure && <RetryAlert busy={isAwaited} onRetry={retry} text="Tes tables n'ont pas pu être lues." />}
      {!data && !failure && <Spinner label="Les tables se dressent…" />}
      {data && data.length > 0 && (
        <section aria-labelledby="my-tables" className="grid gap-4">
          <h2 className="text-2xl" id="my-tables">
            Mes tables
          </h2>
          <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
            {data.map((table) => (
              <TableLink key={table.id} table={table} />
            ))}
          </ul>
        </section>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <Sheet foil title="Ouvrir une table">
          <CreateForm player={player} />
        </Sheet>
        <Sheet title="Rejoindre une table">
          <JoinForm player={player} />
        </Sheet>
      </div>
    </>
  );
}

const TableLink = ({ table: { id, name, isOwner, memberCount } }: { table: RoundTable }) => (
  <li>
    <Link
      className="flex h-full min-h-touch items-center gap-3 rounded-md border border-nuit-line bg-nuit-dusk px-4 py-3 transition-colors duration-touch hover:border-nuit-gold"
      to={paths.roundTable(id)}
    >
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-1">
        <span className="wrap-anywhere text-lg font-bold leading-tight text-nuit-ivory">
          {nameOfTable(name)}
        </span>
        <span className="flex flex-wrap items-center gap-2 text-base text-nuit-mist">
          {counted(memberCount, 'chevalier')}
          {isOwner && <Badge tone="gold">Gardien</Badge>}
        </span>
      </span>
      <NextIcon className="size-5 shrink-0 text-nuit-gold" />
    </Link>
  </li>
);
