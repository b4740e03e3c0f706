import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import type { RoundTableBoard, TableChange } from '@/api/roundTables';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Button, ButtonLink } from '@/ui/Button';
import { RetryAlert } from '@/ui/RetryAlert';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { explain } from '../../game/forms/failures';
import { RequireKnight } from '../../game/session/RequireKnight';
import { WithheldName } from '../../game/session/WithheldName';
import { Invite } from './Invite';
import { OwnerTools } from './OwnerTools';
import { boardQuery } from './roundTables.queries';
import { Seats } from './Seats';
import { isNameRefusal } from './tableName';
import { TablesHeading } from './TablesHeading';
import { nameOfTable, NAMELESS_TABLE } from './tableTexts';
import { Unnamed } from './Unnamed';
import { useTableChange, type ChangingTable } from './useTableChange';

/** Announcement of a change that is not plain to see, or to hear. */
const DONE: Partial<Record<TableChange['act'], string>> = {
  rename: 'Le nom de la table est changé.',
  changeCode: 'Le code de la table est changé.',
  remove: 'La place est libre, et le code de la table est changé.',
};

/** A round table (rules 18). */
export function RoundTablePage() {
  const { id = '' } = useParams();
  return (
    <RequireKnight>
      {(_, player) => (
        <div className="mx-auto grid w-full max-w-6xl grid-cols-1 gap-8 px-3 pt-10 sm:px-6">
          {/^\d{1,15}$/.test(id) ? <Table id={Number(id)} key={id} player={player} /> : <MissingTable />}
        </div>
      )}
    </RequireKnight>
  );
}

function Table({ player, id }: { player: string; id: number }) {
  const query = boardQuery(player, id);
  const { data, failure, isAwaited, retry } = useRetriableQuery(query);
  const { error } = useQuery(query);
  const changing = useTableChange(player, id);

  // Also of a table that is on screen: its owner has just removed this knight.
  if (error instanceof ApiError && error.code === 'not_found') return <MissingTable />;
  if (failure)
    return (
      <>
        <TablesHeading text="" title={NAMELESS_TABLE} />
        <RetryAlert
          busy={isAwaited}
          className="mx-auto max-w-xl"
          onRetry={retry}
          text={`La table n'a pas pu être lue. ${explain(failure)}`}
        />
      </>
    );
  if (!data) return <Spinner className="min-h-dvh" label="Chacun prend place…" />;
  return <Board changing={changing} table={data} />;
}

function Board({ table, changing }: { table: RoundTableBoard; changing: ChangingTable }) {
  const { name, isOwner, isUnnamed, code, placeCount, seats } = table;
  const owner = seats.find((seat) => seat.isOwner);
  const done = changing.isSuccess && DONE[changing.variables.act];
  const freePlaces = placeCount - seats.length;
  return (
    <>
      <TablesHeading
        text={`${counted(seats.length, 'chevalier')} à cette table, ${counted(freePlaces, 'place libre', 'places libres')}`}
        title={nameOfTable(name)}
      />
      {name === null && (
        <Alert className="mx-auto max-w-xl" tone="info">
          {isOwner
            ? "Le nom de cette table contient une réponse que quelqu'un y a trouvée : choisis-en un autre."
            : "Le nom de cette table attend d'être changé par son gardien."}
        </Alert>
      )}
      {name !== null && done && (
        <Alert className="mx-auto max-w-xl" tone="success">
          {done}
        </Alert>
      )}
      {changing.isError && !isNameRefusal(changing.error) && (
        <Alert className="mx-auto max-w-xl" tone="error">
          {explain(changing.error)}
        </Alert>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Seats changing={changing} isOwner={isOwner} seats={seats} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {code !== null && <Invite code={code} freePlaces={freePlaces} />}
          <Sheet title="Ma place">
            <WithheldName />
            <Unnamed
              busy={changing.isPending}
              checked={isUnnamed}
              onChange={(checked) => changing.mutate({ act: 'setUnnamed', isUnnamed: checked })}
            />
            {owner && !isOwner && (
              <p className="text-ui-muted">
                Pour inviter quelqu'un, demande le code au gardien de la table&nbsp;:{' '}
                <strong className="wrap-anywhere">{isolated(owner.name)}</strong>.
              </p>
            )}
            {isOwner && seats.length > 1 && (
              <p className="text-ui-muted">Si tu pars, le plus ancien des autres gardera la table.</p>
            )}
            <Button
              busy={changing.isPending && changing.variables.act === 'leave'}
              className="justify-self-start"
              onClick={() => changing.mutate({ act: 'leave' })}
              variant="quiet"
            >
              Quitter la table
            </Button>
          </Sheet>
          {isOwner && <OwnerTools changing={changing} table={table} />}
        </div>
      </div>
      <TextLink className="justify-self-center" tall to={paths.game.tables}>
        Toutes mes tables
      </TextLink>
    </>
  );
}

const MissingTable = () => (
  <>
    <TablesHeading
      text="Cette table n'existe pas, ou tu n'y es plus. Si son code a changé, demande le nouveau."
      title={NAMELESS_TABLE}
    />
    <ButtonLink className="justify-self-center" size="lg" to={paths.game.tables} variant="gold">
      Mes tables
    </ButtonLink>
  </>
);
