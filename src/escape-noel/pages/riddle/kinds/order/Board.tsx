import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isCalm } from '@/effects/calm';
import { board } from '../board';
import type { BoardProps } from '../kind';
import { useDrag } from '../useDrag';
import { landing, moved, order, standing, type OrderPlay, type Row } from './rules';
import './order.css';

const GLIDE = { duration: 200, easing: 'cubic-bezier(0.22, 0.8, 0.28, 1)' };

const rowsOf = (list: HTMLElement) => [...list.children].filter((each) => each instanceof HTMLElement);

/** Changes a list's order, and has each row glide from where it was seen to where it now stands. */
function glide(list: HTMLElement, change: () => void): void {
  const seen = new Map(rowsOf(list).map((row) => [row, row.getBoundingClientRect().top]));
  const focused = document.activeElement;
  delete list.dataset['carrying'];
  for (const row of seen.keys()) {
    row.style.transform = '';
    delete row.dataset['carried'];
  }
  flushSync(change);
  // A row that the document puts elsewhere loses the focus.
  if (focused instanceof HTMLElement && list.contains(focused)) focused.focus({ preventScroll: true });
  if (isCalm()) return;
  for (const [row, top] of seen) {
    const y = top - row.getBoundingClientRect().top;
    if (y !== 0) row.animate([{ transform: `translateY(${y}px)` }, { transform: 'none' }], GLIDE);
  }
}

/** Things in a file or a ring: carried by their handle, or sent forward and back by buttons and arrow keys. */
function OrderBoard({ play, begun, locked, onChange }: BoardProps<OrderPlay>) {
  const items = standing(play, begun);
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState('');

  function put(place: number, to: number) {
    const item = items[place];
    const target = list.current;
    if (locked || !item || !target) return;
    const isMoved = to !== place && to >= 0 && to < items.length;
    glide(target, () => {
      if (!isMoved) return;
      onChange(moved(play, begun, item.id, to));
      setSaid(`${item.text}\u00A0: place ${to + 1} sur ${items.length}`);
    });
  }

  return (
    <div className={`board-night order order-${play.shape}`}>
      <p className="order-end text-center font-display italic text-nuit-gold">{play.first}</p>
      <ol className="order-list" ref={list}>
        {items.map((item, place) => (
          <OrderRow
            count={items.length}
            item={item}
            key={item.id}
            locked={locked}
            onPut={(to) => put(place, to)}
            place={place}
          />
        ))}
      </ol>
      <p className="order-end text-center font-display italic text-nuit-gold">{play.last}</p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

interface OrderRowProps {
  item: OrderPlay['items'][number];
  place: number;
  /** How many there are in all. */
  count: number;
  locked: boolean;
  onPut: (place: number) => void;
}

function OrderRow({ item, place, count, locked, onPut }: OrderRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const lying = useRef<Row[]>([]);
  const { onKeyDown, ...handle } = useDrag({
    locked,
    onStart() {
      const list = row.current?.parentElement;
      if (!list) return;
      lying.current = rowsOf(list).map(({ offsetTop, offsetHeight }) => ({
        top: offsetTop,
        height: offsetHeight,
      }));
      list.dataset['carrying'] = '';
    },
    onDrag: ({ y }) =>
      row.current?.parentElement && makeRoom(row.current.parentElement, lying.current, place, y),
    onDrop: ({ y }) => onPut(landing(lying.current, place, y)),
    onStep: ({ x, y }) => onPut(place + x + y),
  });
  return (
    <li className="order-row relative flex items-center" ref={row}>
      <div
        {...handle}
        aria-hidden
        className="order-handle grid shrink-0 place-items-center"
        data-handle={item.id}
      >
        {item.image ? <img alt="" draggable={false} height={72} src={item.image} width={72} /> : <Grip />}
      </div>
      <span className="order-text">{item.text}</span>
      <span className="order-buttons grid shrink-0 print:hidden">
        {[
          { says: 'Avancer', to: place - 1 },
          { says: 'Reculer', to: place + 1 },
        ].map(({ says, to }) => (
          <button
            aria-disabled={locked || to < 0 || to === count}
            className="grid min-h-touch min-w-touch place-items-center unavailable:cursor-not-allowed"
            key={says}
            onClick={() => onPut(to)}
            onKeyDown={onKeyDown}
            type="button"
          >
            <span className="sr-only">
              {says}&nbsp;: {item.text}
            </span>
            <Arrow isDown={to > place} />
          </button>
        ))}
      </span>
    </li>
  );
}

/** Has the carried row follow, and those that it has passed make room. */
function makeRoom(list: HTMLElement, lying: readonly Row[], from: number, y: number): void {
  const carried = lying[from];
  const [first, second] = lying;
  if (!carried || !first || !second) return;
  const room = carried.height + second.top - first.top - first.height;
  const to = landing(lying, from, y);
  for (const [index, row] of rowsOf(list).entries()) {
    const isPassed = index > from ? index <= to : index >= to;
    const shift = isPassed ? Math.sign(from - index) * room : 0;
    row.style.transform = `translateY(${index === from ? y : shift}px)`;
    row.toggleAttribute('data-carried', index === from);
  }
}

const Grip = () => (
  <svg className="size-6" fill="currentColor" viewBox="0 0 24 24">
    {[6, 12, 18].flatMap((y) => [8, 16].map((x) => <circle cx={x} cy={y} key={`${x} ${y}`} r="2" />))}
  </svg>
);

const Arrow = ({ isDown }: { isDown: boolean }) => (
  <svg aria-hidden className="size-6" fill="none" stroke="currentColor" viewBox="0 0 24 24">
    <path
      d={isDown ? 'M5 9l7 7 7-7' : 'M5 15l7-7 7 7'}
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.5"
    />
  </svg>
);

export const readPlay = board(order, OrderBoard);
