import { AnimatePresence } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useState } from 'react';
import { entersFrom } from '@/lib/entersFrom';
import { useHasMouse } from '@/lib/pointer';
import { TOUCH } from '@/lib/transitions';
import { classes } from '@/ui/classes';
import { useMediaAddress } from '../../game/media/mediaAddress';
import { defineBoard } from '../defineBoard';
import { positionStyle } from '../geometry';
import type { KindProps } from '../kind';
import { howTo, lineOf, tapped, trace, withoutLast, type Node, type TracePlay } from './rules';
import { useDrawing } from './useDrawing';
import './trace.css';

function TraceBoard({ play, value, locked, onChange }: KindProps<TracePlay>) {
  const line = lineOf(play, value);
  const hasMouse = useHasMouse();
  const [announcement, setAnnouncement] = useState('');

  function change(next: string) {
    if (locked) return;
    onChange(next);
    const reached = lineOf(play, next);
    const last = reached.at(-1)?.name ?? 'Rien';
    setAnnouncement(`${last}\u00A0: étape ${reached.length} sur ${play.nodes.length}`);
  }
  const addressOf = useMediaAddress();
  const { thread, handlers } = useDrawing({ play, value, locked, onChange: change });

  return (
    <div className={classes('board-night trace', play.scene ? 'trace-map' : 'trace-sky')}>
      <div
        aria-label={`${play.alt ?? "Un ciel plein d'étoiles."} Chaque lieu à relier est un bouton.`}
        className="trace-plane relative mx-auto w-full select-none rounded-md"
        role="group"
        style={{ aspectRatio: `${play.width} / ${play.height}` }}
        {...handlers}
      >
        {play.scene && (
          <img
            alt=""
            className="absolute inset-0 size-full"
            height={play.height}
            src={addressOf(play.scene)}
            width={play.width}
          />
        )}
        <svg
          aria-hidden
          className="pointer-events-none absolute inset-0 size-full"
          viewBox={`0 0 ${play.width} ${play.height}`}
        >
          <AnimatePresence initial={false}>
            {line.slice(1).map((node, index) => (
              <Segment from={line[index] ?? node} key={node.id} to={node} />
            ))}
          </AnimatePresence>
          <line className="trace-thread" ref={thread} vectorEffect="non-scaling-stroke" visibility="hidden" />
        </svg>
        {play.nodes.map((node) => {
          const { id, x, y, name, size } = node;
          const step = line.indexOf(node) + 1;
          return (
            <button
              aria-disabled={locked}
              aria-label={step > 0 ? `${name}, étape ${step}` : name}
              aria-pressed={step > 0}
              className="board-place trace-place grid size-11 touch-none place-items-center text-nuit-gold unavailable:cursor-not-allowed"
              data-node={id}
              key={id}
              onClick={() => change(tapped(play, value, node))}
              style={positionStyle(x, y, play)}
              type="button"
            >
              {size && <Star size={size} />}
              {step > 0 && (
                <span className="trace-step absolute -top-1.5 grid h-[1.57em] min-w-[1.57em] place-items-center text-[min(0.875rem,6cqi)] font-bold leading-none text-aube-ink">
                  {step}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {/* As high in both states: a projected board is fitted to its height, and must not be scaled under the pointer. */}
      <p className="grid min-h-7 px-2" data-narration="board-0">
        <span className={classes('[grid-area:1/1]', line.length > 0 && 'invisible')}>{howTo(hasMouse)}</span>
        {line.length > 0 && (
          <span className="[grid-area:1/1]">{`${line.length} sur ${play.nodes.length}`}</span>
        )}
      </p>
      <p className="sr-only">{line.map(({ name }) => name).join(' → ')}</p>
      <div className="flex flex-wrap justify-between gap-x-4 px-2 print:hidden">
        {[
          { label: 'Défaire le dernier pas', next: withoutLast(play, value) },
          { label: 'Tout effacer', next: '' },
        ].map(({ label, next }) => (
          <button
            className="min-h-touch text-nuit-gold underline disabled:text-nuit-mist disabled:no-underline"
            disabled={locked || line.length === 0}
            key={label}
            onClick={() => change(next)}
            type="button"
          >
            {label}
          </button>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

const RAYS = 'M0-12C1.4-3 3-1.4 12 0 3 1.4 1.4 3 0 12-1.4 3-3 1.4-12 0-3-1.4-1.4-3 0-12Z';

/** Four rays; eight for the big stars, so that width is not the only difference. */
const Star = ({ size }: { size: number }) => (
  <svg aria-hidden className={`trace-star trace-star-${size}`} viewBox="-12 -12 24 24">
    {size > 2 && <path d={RAYS} fill="currentColor" transform="rotate(45) scale(0.6)" />}
    <path d={RAYS} fill="currentColor" />
  </svg>
);

/** A light line with a dark outline, visible on any picture. */
const Segment = ({ from, to }: { from: Node; to: Node }) => (
  <m.g animate={{ opacity: 1 }} exit={{ opacity: 0 }} initial={entersFrom({ opacity: 0 })} transition={TOUCH}>
    {['trace-edge', 'trace-line'].map((name) => (
      <path
        className={name}
        d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
        key={name}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </m.g>
);

export const readPlay = defineBoard(trace, TraceBoard);
