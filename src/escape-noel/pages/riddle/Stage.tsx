import type { RefObject } from 'react';
import { DayMedallion } from './DayMedallion';
import { Scenery } from './Scenery';

interface StageProps {
  day: number;
  title: string;
  description: string;
  /** The riddle is solved: the stage shows what it asked for. */
  solved: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The day's little theatre: curtains that part on a paper landscape, the number on its medallion, and the story so far. */
export function Stage({ day, title, description, solved, heading }: StageProps) {
  return (
    <header className="riddle-stage relative isolate mx-auto max-w-5xl overflow-clip">
      <Scenery day={day} solved={solved} />
      <span aria-hidden="true" className="riddle-curtain riddle-curtain-left" />
      <span aria-hidden="true" className="riddle-curtain riddle-curtain-right" />
      <div className="pb-50 mx-auto grid max-w-2xl justify-items-center gap-4 px-10 pt-9 text-center sm:px-20 sm:pb-56 sm:pt-10">
        <h1
          className="grid justify-items-center gap-3 text-4xl text-nuit-ivory outline-none sm:text-5xl"
          ref={heading}
          tabIndex={-1}
        >
          <span className="sr-only">Jour {day} : </span>
          <DayMedallion day={day} />
          {title}
        </h1>
        <p className="text-lg leading-relaxed text-nuit-ivory sm:text-xl sm:leading-relaxed">{description}</p>
      </div>
      <span aria-hidden="true" className="riddle-boards" />
    </header>
  );
}
