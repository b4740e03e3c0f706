import { useState, type PointerEvent } from 'react';
import { fractionAt } from '../geometry';
import { reversed, type MirrorPlay } from './rules';

export function Mirror({ play: { lines }, available }: { play: MirrorPlay; available: boolean }) {
  const [at, setAt] = useState(0);
  const onPointer = (event: PointerEvent<HTMLElement>) =>
    available && setAt(Math.min(lines.length - 1, Math.floor(fractionAt(event).y * lines.length)));

  return (
    <div className="@container grid gap-4">
      <ol
        className="mirror-lines relative grid touch-none select-none justify-self-center text-center font-display font-semibold italic leading-[1.3] text-nuit-ivory"
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        {lines.map((line, index) => {
          const isReadable = available && index === at;
          return (
            <li className="grid place-items-center" key={line}>
              <span aria-hidden className={isReadable ? 'z-1 relative text-nuit-dusk' : '-scale-x-100'}>
                {line}
              </span>
              <span className="sr-only">{isReadable ? line : reversed(line)}</span>
            </li>
          );
        })}
        {available && (
          <li
            aria-hidden
            className="mirror-glass absolute"
            style={{ height: `${100 / lines.length}%`, transform: `translateY(${at * 100}%)` }}
          />
        )}
      </ol>
      {available && (
        <label className="grid gap-1 text-base font-bold">
          Déplace le miroir d'une ligne à l'autre
          <input
            aria-valuetext={lines[at]}
            className="h-11 w-full accent-ui-accent"
            max={lines.length}
            min={1}
            onChange={(event) => setAt(event.target.valueAsNumber - 1)}
            type="range"
            value={at + 1}
          />
        </label>
      )}
    </div>
  );
}
