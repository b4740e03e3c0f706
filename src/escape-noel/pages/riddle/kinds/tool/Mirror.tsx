import { useState, type PointerEvent } from 'react';
import { shareAt } from '../places';
import { backwards, type MirrorPlay } from './rules';

/** Lines written backwards. The mirror lies on one of them, which reads the right way round. */
export function Mirror({ play: { lines }, held }: { play: MirrorPlay; held: boolean }) {
  const [at, setAt] = useState(0);
  const follow = (event: PointerEvent<HTMLElement>) =>
    held && setAt(Math.min(lines.length - 1, Math.floor(shareAt(event).y * lines.length)));

  return (
    <div className="mirror">
      <ol
        className="mirror-lines relative grid select-none justify-self-center text-center text-nuit-ivory"
        onPointerDown={follow}
        onPointerMove={follow}
      >
        {lines.map((line, index) => {
          const isRead = held && index === at;
          return (
            <li key={line}>
              <span aria-hidden className={isRead ? 'mirror-read' : '-scale-x-100'}>
                {line}
              </span>
              <span className="sr-only">{isRead ? line : backwards(line)}</span>
            </li>
          );
        })}
        {held && (
          <li
            aria-hidden
            className="mirror-glass"
            style={{ height: `${100 / lines.length}%`, transform: `translateY(${at * 100}%)` }}
          />
        )}
      </ol>
      {held && (
        <label className="grid gap-1 text-base font-bold">
          Glisse le miroir d'une ligne à l'autre
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
