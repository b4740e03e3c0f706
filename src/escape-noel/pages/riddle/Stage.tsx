import type { RefObject } from 'react';
import { classes } from '@/ui/classes';
import { DayMedallion } from './DayMedallion';
import { Scenery } from './Scenery';

interface StageProps {
  day: number;
  /** What is played; without it the curtain is drawn. */
  play?: {
    title: string;
    description: string;
    /** The riddle is solved: the stage shows what it asked for. */
    solved: boolean;
    heading: RefObject<HTMLHeadingElement | null>;
  };
}

/** The day's little theatre: curtains that part on a paper landscape, the number on its medallion, and the story so far. */
export function Stage({ day, play }: StageProps) {
  return (
    <header
      className={classes(
        'riddle-stage relative isolate mx-auto max-w-5xl overflow-clip',
        !play && 'riddle-stage-shut',
      )}
    >
      {play && <Scenery day={day} solved={play.solved} />}
      <span aria-hidden="true" className="riddle-curtain riddle-curtain-left" />
      <span aria-hidden="true" className="riddle-curtain riddle-curtain-right" />
      <div className="pb-50 mx-auto grid max-w-2xl justify-items-center gap-4 px-10 pt-9 text-center sm:px-20 sm:pb-56 sm:pt-10">
        <h1
          className="grid justify-items-center gap-3 text-4xl text-nuit-ivory outline-none sm:text-5xl"
          ref={play?.heading}
          tabIndex={-1}
        >
          {play && <span className="sr-only">Jour {day}&nbsp;: </span>}
          <DayMedallion day={day} />
          {play ? play.title : `Jour ${day}`}
        </h1>
        <p className="min-h-40 text-lg leading-relaxed text-nuit-ivory sm:min-h-24 sm:text-xl sm:leading-relaxed">
          {play?.description}
        </p>
      </div>
      <span aria-hidden="true" className="riddle-boards" />
    </header>
  );
}
