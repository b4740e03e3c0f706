import { useDragControls } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useMediaAddress } from '../../game/media/mediaAddress';
import { arrowStep } from '../arrows';
import { defineBoard } from '../defineBoard';
import { useDraggable } from '../useDraggable';
import type { KindProps } from '../kind';
import { currentOrder, dropIndex, moved, order, type OrderPlay, type Row } from './rules';
import './order.css';

const END = 'px-4 text-center font-display text-[1.125rem] italic text-nuit-gold print:text-inherit';

type Item = OrderPlay['items'][number];

function OrderBoard({ play, value, locked, onChange }: KindProps<OrderPlay>) {
  const items = currentOrder(play, value);
  // The value that dropping the dragged item now would give.
  const [preview, setPreview] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');

  function move(item: Item, index: number) {
    setPreview(null);
    if (locked || index === items.indexOf(item) || !items[index]) return;
    onChange(moved(play, value, item.id, index));
    setAnnouncement(`${item.text}\u00A0: place ${index + 1} sur ${items.length}`);
  }

  return (
    <div className={`board-night order order-${play.shape} @container`}>
      <p className={END} data-narration="board-0">
        {play.first}
      </p>
      <ol className="order-list relative grid gap-2.5">
        {currentOrder(play, preview ?? value).map((item, index) => (
          <OrderRow
            count={items.length}
            index={index}
            item={item}
            key={item.id}
            locked={locked}
            onMove={(to) => move(item, to)}
            onPreview={(to) => setPreview(moved(play, value, item.id, to))}
          />
        ))}
      </ol>
      <p className={END} data-narration={`board-${items.length + 1}`}>
        {play.last}
      </p>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

interface OrderRowProps {
  item: Item;
  index: number;
  count: number;
  locked: boolean;
  onPreview: (index: number) => void;
  onMove: (index: number) => void;
}

function OrderRow({ item, index, count, locked, onPreview, onMove }: OrderRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const addressOf = useMediaAddress();
  const draggable = useDraggable();
  const [isDragged, setIsDragged] = useState(false);
  const handle = useDragControls();
  /** The list as it was when the drag started. */
  const start = useRef<{ index: number; rows: Row[] }>({ index, rows: [] });
  const indexAt = (y: number) => dropIndex(start.current.rows, start.current.index, y);

  function onKeyDown(event: KeyboardEvent) {
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    onMove(index + step.x + step.y);
  }

  return (
    <m.li
      {...draggable}
      className="order-row min-h-19 relative flex items-center text-aube-ink"
      data-dragged={isDragged || undefined}
      drag={!locked && 'y'}
      dragControls={handle}
      dragListener={false}
      onDrag={(_, { offset }) => onPreview(indexAt(offset.y))}
      onDragEnd={(_, { offset }) => {
        setIsDragged(false);
        onMove(indexAt(offset.y));
      }}
      onDragStart={() => {
        start.current = { index, rows: rowsOf(row.current?.parentElement) };
        setIsDragged(true);
      }}
      ref={row}
    >
      <div
        aria-hidden
        className="order-handle grid shrink-0 cursor-grab touch-none place-items-center self-stretch active:cursor-grabbing"
        data-handle={item.id}
        onPointerDown={(event) => {
          // The focus stays where it is.
          event.preventDefault();
          handle.start(event);
        }}
      >
        {item.image ? (
          <img alt="" draggable={false} height={72} src={addressOf(item.image)} width={72} />
        ) : (
          <Grip />
        )}
      </div>
      <span
        className="order-text wrap-anywhere min-w-0 flex-1 py-2 text-[1.125rem] leading-[1.35]"
        data-narration={`board-${index + 1}`}
      >
        {item.text}
      </span>
      <span className="order-buttons grid shrink-0 print:hidden">
        {[
          { label: 'Avancer', to: index - 1 },
          { label: 'Reculer', to: index + 1 },
        ].map(({ label, to }) => (
          <button
            aria-disabled={locked || to < 0 || to === count}
            className="grid min-h-touch min-w-touch place-items-center unavailable:cursor-not-allowed unavailable:opacity-35"
            key={label}
            onClick={() => onMove(to)}
            onKeyDown={onKeyDown}
            type="button"
          >
            <span className="sr-only">
              {label}&nbsp;: {item.text}
            </span>
            <Arrow isDown={to > index} />
          </button>
        ))}
      </span>
    </m.li>
  );
}

const rowsOf = (list: HTMLElement | null | undefined): Row[] =>
  Array.from(list?.querySelectorAll('li') ?? [], ({ offsetTop, offsetHeight }) => ({
    top: offsetTop,
    height: offsetHeight,
  }));

const Grip = () => (
  <svg className="size-6 print:hidden" fill="currentColor" viewBox="0 0 24 24">
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

export const readPlay = defineBoard(order, OrderBoard);
