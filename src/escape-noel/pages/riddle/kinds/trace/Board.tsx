import { useState } from 'react';
import { classes } from '@/ui/classes';
import { board } from '../board';
import type { BoardProps } from '../kind';
import { lyingAt } from '../places';
import { lineOf, shortened, touched, trace, type Node, type TracePlay } from './rules';
import { useDrawing } from './useDrawing';
import './trace.css';

/** A line from place to place, drawn by a pointer or led by touches: each place is a button, and the line is told in words. */
function TraceBoard({ play, begun, locked, onChange }: BoardProps<TracePlay>) {
  const line = lineOf(play, begun);
  const [said, setSaid] = useState('');

  function change(next: string) {
    if (locked) return;
    onChange(next);
    const reached = lineOf(play, next);
    setSaid(`${reached.at(-1)?.name ?? 'Rien'}\u00A0: étape ${reached.length} sur ${play.nodes.length}`);
  }
  const { thread, grip } = useDrawing({ play, begun, locked, onChange: change });

  return (
    <div className={classes('board-night trace', play.scene ? 'trace-map' : 'trace-sky')}>
      <div
        aria-label={`${play.alt ?? "Un ciel plein d'étoiles."} Chaque lieu à relier est un bouton.`}
        className="trace-plane relative mx-auto w-full select-none rounded-md"
        role="group"
        style={{ aspectRatio: `${play.width} / ${play.height}` }}
        {...grip}
      >
        {play.scene && (
          <img
            alt=""
            className="absolute inset-0 size-full"
            height={play.height}
            src={play.scene}
            width={play.width}
          />
        )}
        <svg aria-hidden className="absolute inset-0 size-full" viewBox={`0 0 ${play.width} ${play.height}`}>
          {line.slice(1).map((node, index) => (
            <Segment from={line[index] ?? node} key={node.id} to={node} />
          ))}
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
              className="board-place trace-place grid place-items-center text-nuit-gold unavailable:cursor-not-allowed"
              data-node={id}
              key={id}
              onClick={() => change(touched(play, begun, node))}
              style={lyingAt(x, y, play)}
              type="button"
            >
              {size && <Star size={size} />}
              {step > 0 && (
                <span className="trace-step absolute grid place-items-center text-[0.875rem] font-bold leading-none text-aube-ink">
                  {step}
                </span>
              )}
            </button>
          );
        })}
      </div>
      <p className="trace-words">
        {line.length === 0
          ? 'Touche le point de départ, ou pars de lui sans lever le doigt.'
          : `${line.length} sur ${play.nodes.length}`}
      </p>
      <p className="sr-only">{line.map(({ name }) => name).join(' → ')}</p>
      <div className="trace-foot flex flex-wrap justify-between print:hidden">
        {[
          { says: 'Défaire le dernier pas', next: shortened(play, begun) },
          { says: 'Tout effacer', next: '' },
        ].map(({ says, next }) => (
          <button
            className="min-h-touch text-nuit-gold underline"
            disabled={locked || line.length === 0}
            key={says}
            onClick={() => change(next)}
            type="button"
          >
            {says}
          </button>
        ))}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}

const RAYS = 'M0-12C1.4-3 3-1.4 12 0 3 1.4 1.4 3 0 12-1.4 3-3 1.4-12 0-3-1.4-1.4-3 0-12Z';

/** Four rays; eight for the big ones, so that their size is not told by their width alone. */
const Star = ({ size }: { size: number }) => (
  <svg aria-hidden className={`trace-star trace-star-${size}`} viewBox="-12 -12 24 24">
    {size > 2 && <path d={RAYS} fill="currentColor" transform="rotate(45) scale(0.6)" />}
    <path d={RAYS} fill="currentColor" />
  </svg>
);

/** A light line on a dark edge, to be seen on any picture. */
const Segment = ({ from, to }: { from: Node; to: Node }) => (
  <g className="trace-segment">
    {['trace-edge', 'trace-line'].map((name) => (
      <line
        className={name}
        key={name}
        vectorEffect="non-scaling-stroke"
        x1={from.x}
        x2={to.x}
        y1={from.y}
        y2={to.y}
      />
    ))}
  </g>
);

export const readPlay = board(trace, TraceBoard);
