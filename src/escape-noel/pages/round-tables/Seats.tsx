import { useRef, useState } from 'react';
import type { Seat } from '@/api/roundTables';
import { counted, formatCount } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { NextIcon, StarIcon } from '@/ui/icons';
import { lightsText } from './tableTexts';
import type { ChangingTable } from './useTableChange';

interface SeatsProps {
  seats: readonly Seat[];
  isOwner: boolean;
  changing: ChangingTable;
}

/** The members of a table, most stars first (rule 18.6). */
export function Seats({ seats, isOwner, changing }: SeatsProps) {
  const [removed, setRemoved] = useState<Seat | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const remove = ({ id }: Seat) =>
    changing.mutate({ act: 'remove', seat: id }, { onSettled: () => setRemoved(null) });
  return (
    <>
      <ol
        aria-label="Chevaliers de la table"
        className="grid min-w-0 grid-cols-1 gap-3 outline-none"
        ref={list}
        tabIndex={-1}
      >
        {seats.map((seat) => (
          <SeatCard key={seat.id} onRemove={isOwner && !seat.isMe ? setRemoved : null} seat={seat} />
        ))}
      </ol>
      <ConfirmDialog
        busy={changing.isPending}
        confirmLabel="Retirer"
        danger
        // The button that opened it has left with its seat.
        focusAfter={() => (document.activeElement === document.body ? list.current : null)}
        onCancel={() => setRemoved(null)}
        onConfirm={() => removed && remove(removed)}
        open={removed !== null}
        title={removed ? `Retirer ${isolated(removed.name)}` : ''}
      >
        <p>
          Cette place sera libre, et le code de la table changera&nbsp;: l'ancien ne mènera plus nulle part.
        </p>
      </ConfirmDialog>
    </>
  );
}

function SeatCard({ seat, onRemove }: { seat: Seat; onRemove: ((seat: Seat) => void) | null }) {
  const { rank, name, isMe, isOwner, stars, rings } = seat;
  return (
    <li
      aria-current={isMe || undefined}
      className={classes(
        'grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-lg border-2 p-3 sm:gap-x-4 sm:p-4',
        isMe ? 'border-nuit-gold bg-nuit-veil' : 'border-nuit-line bg-nuit-dusk',
      )}
    >
      <p className="grid size-11 place-items-center rounded-full border-2 border-nuit-gold-deep font-display text-xl font-semibold text-nuit-gold">
        <span>
          <span className="sr-only">Rang </span>
          {formatCount(rank)}
        </span>
      </p>
      <div className="grid min-w-0 grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p className="wrap-anywhere min-w-0 text-lg font-bold leading-tight">{isolated(name)}</p>
          {isMe && <Badge tone="gold">C'est toi</Badge>}
          {isOwner && <Badge>Gardien</Badge>}
        </div>
        <p aria-hidden="true" className="text-base text-nuit-mist">
          <strong className="text-nuit-gold">{counted(stars, 'étoile')}</strong>
          {rings > 0 && ` · ${counted(rings, 'défi relevé', 'défis relevés')}`}
        </p>
        <p className="sr-only">
          {lightsText(seat)}
          {rings > 0 && `, ${counted(rings, 'défi relevé', 'défis relevés')}`}
        </p>
        <Lights points={seat.points} />
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Points seat={seat} />
          {onRemove && (
            <Button onClick={() => onRemove(seat)} variant="quiet">
              Retirer
              <span className="sr-only">{` ${isolated(name)}`}</span>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** A light for each day, in two rows where there is little room. */
const Lights = ({ points }: Pick<Seat, 'points'>) => (
  <div aria-hidden="true" className="lg:grid-cols-24 grid max-w-xl grid-cols-12 items-center gap-1">
    {points.map((score, index) => (
      <StarIcon
        className={classes(
          'aspect-square h-auto w-full max-w-5',
          score === null ? 'scale-75 text-nuit-line' : 'text-nuit-gold',
        )}
        key={index}
      />
    ))}
  </div>
);

/** The points by day, on request. */
function Points({ seat: { name, points } }: { seat: Seat }) {
  const total = points.reduce<number>((sum, score) => sum + (score ?? 0), 0);
  return (
    <details className="group min-w-0 flex-1">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-1 rounded-md text-base text-nuit-mist underline underline-offset-4 hover:text-nuit-gold [&::-webkit-details-marker]:hidden">
        Points jour par jour
        <span className="sr-only">{`, ${isolated(name)}`}</span>
        <NextIcon className="size-4 shrink-0 transition-transform duration-touch group-open:rotate-90" />
      </summary>
      <p className="pb-2 text-base">{counted(total, 'point')} en tout, sans ceux du concours.</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-1 text-base">
        {points.map(
          (score, index) =>
            score !== null && (
              <li className="rounded-sm bg-nuit-night px-2 py-1" key={index}>
                Jour {index + 1}&nbsp;: <strong className="text-nuit-gold">{score}</strong>
              </li>
            ),
        )}
      </ul>
    </details>
  );
}
