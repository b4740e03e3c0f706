import { Button } from '@/ui/Button';
import { board } from '../board';
import type { BoardProps } from '../kind';
import { moved, order, standing, type OrderPlay } from './rules';

/** A file: each thing goes forward or back by its two buttons. */
function OrderBoard({ play, begun, locked, onChange }: BoardProps<OrderPlay>) {
  const items = standing(play, begun);
  return (
    <div className="grid gap-2">
      <p className="text-base">{play.first}</p>
      <ol className="grid gap-2">
        {items.map(({ id, text }, place) => (
          <li className="flex items-center gap-2 rounded-lg border border-nuit-gold p-2" key={id}>
            <span className="flex-1 text-lg">{text}</span>
            <Button
              disabled={locked || place === 0}
              onClick={() => onChange(moved(play, begun, id, place - 1))}
              variant="quiet"
            >
              Avancer<span className="sr-only"> : {text}</span>
            </Button>
            <Button
              disabled={locked || place === items.length - 1}
              onClick={() => onChange(moved(play, begun, id, place + 1))}
              variant="quiet"
            >
              Reculer<span className="sr-only"> : {text}</span>
            </Button>
          </li>
        ))}
      </ol>
      <p className="text-base">{play.last}</p>
    </div>
  );
}

export const readPlay = board(order, OrderBoard);
