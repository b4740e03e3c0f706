import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { drawContest, type TeamContest } from '@/api/teamContest';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { MOST_WINNERS } from '../../edition/season';
import { formatMoment, labelOf } from '../../game/admin/adminTexts';
import { explain } from '../../game/forms/failures';
import { adminContestQuery } from './adminContest.queries';
import { drawSeed } from './drawSeed';

/** For an edition that announces no number. */
const DEFAULT_WINNERS = 3;

interface DrawProps {
  edition: string;
  isPast: boolean;
  contest: TeamContest;
}

/** Draws the winners by a seed that was announced, and lists the draws: none can be removed. */
export function Draw({ edition, isPast, contest }: DrawProps) {
  const queries = useQueryClient();
  const [seed, setSeed] = useState('');
  const [count, setCount] = useState(String(contest.winners ?? DEFAULT_WINNERS));
  const [asking, setAsking] = useState(false);
  const winners = Number(count);
  const hashed = drawSeed(seed);
  const draw = useMutation({
    mutationFn: () => drawContest(edition, hashed ?? '', winners),
    onSuccess: (drawn) => queries.setQueryData(adminContestQuery(edition).queryKey, drawn),
    onSettled: () => setAsking(false),
    meta: { failure: 'Tirage au sort' },
  });
  const { endsAt, entrants, list, draws } = contest;
  const ticketCount = list?.entrants ?? entrants.length;
  const isOver = isPast || contest.isOver;
  const isValid = hashed !== null && Number.isInteger(winners) && winners >= 1 && winners <= MOST_WINNERS;
  const canDraw = isOver && isValid && ticketCount > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canDraw) setAsking(true);
  };
  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Le tirage au sort">
      {!isOver && (
        <Alert tone="info">
          {endsAt
            ? `Le concours finit le ${formatMoment(endsAt)}\u00A0: le tirage se fait après. La liste des participations est fixée à cet instant\u00A0: valide les avis avant.`
            : "Donne d'abord une fin au concours de cette édition\u00A0: le tirage se fait après."}
        </Alert>
      )}
      {list && (
        <p className="break-words">
          {`La liste est fixée depuis le ${formatMoment(list.closedAt)}\u00A0: ${counted(list.entrants, 'participation')}. Un avis validé ou retiré depuis, ou un compte supprimé, n'y change rien. Son empreinte est publiée dans le règlement.`}
        </p>
      )}
      <form className="grid gap-4" method="dialog" noValidate onSubmit={submit}>
        <Field
          error={draw.error && explain(draw.error, { other: "Le tirage n'a pas pu se faire." })}
          hint={
            hashed === null
              ? 'Les numéros que le règlement annonce, et que personne ne pouvait connaître avant la fin.'
              : `Elle sera «\u00A0${hashed}\u00A0»\u00A0: ses numéros dans l'ordre croissant, avec une espace entre deux.`
          }
          label="Graine du tirage"
        >
          {(control) => (
            <TextInput
              {...control}
              maxLength={200}
              onChange={(event) => setSeed(event.target.value)}
              value={seed}
            />
          )}
        </Field>
        <Field label="Nombre de gagnants">
          {(control) => (
            <TextInput
              {...control}
              className="max-w-32"
              inputMode="numeric"
              onChange={(event) => setCount(event.target.value)}
              value={count}
            />
          )}
        </Field>
        <Button aria-disabled={!canDraw} className="justify-self-start" type="submit" variant="gold">
          Tirer au sort
        </Button>
      </form>
      <ConfirmDialog
        busy={draw.isPending}
        confirmLabel="Tirer au sort"
        onCancel={() => setAsking(false)}
        onConfirm={() => draw.mutate()}
        open={asking}
        title={'Tirer les gagnants\u00A0?'}
      >
        {`Le tirage désigne ${counted(Math.min(winners, ticketCount), 'gagnant')} parmi ${counted(ticketCount, 'participation')}, avec la graine «\u00A0${hashed ?? ''}\u00A0». Il est publié dans le règlement avec sa graine, et ne s'efface pas.`}
      </ConfirmDialog>
      {draws.length > 0 && (
        <ul aria-label="Tirages" className="grid gap-4">
          {draws.map(({ seed: drawnWith, entrants: total, drawnAt, drawnBy, winners: drawn }) => (
            <li className="grid min-w-0 gap-2 border-t border-nuit-line pt-4" key={drawnWith}>
              <p className="wrap-anywhere">
                <strong>{`Tirage du ${formatMoment(drawnAt)}`}</strong>
                {`, graine «\u00A0${isolated(drawnWith)}\u00A0», ${counted(total, 'participation')}${drawnBy === null ? '' : `, par ${isolated(drawnBy)}`}`}
              </p>
              <ol className="grid gap-1">
                {drawn.map(({ place, name, email, ticket, state }) => (
                  <li className="wrap-anywhere flex flex-wrap gap-x-3" key={place}>
                    <span className="text-nuit-gold">{`${place}.`}</span>
                    <strong>{state === 'gone' ? `numéro ${ticket}` : isolated(labelOf(name))}</strong>
                    <span className="text-nuit-mist">{state === 'gone' ? 'compte supprimé' : email}</span>
                    {state === 'withdrawn' && <span>avis retiré depuis</span>}
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
