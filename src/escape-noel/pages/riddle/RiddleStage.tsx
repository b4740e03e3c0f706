import * as m from 'framer-motion/m';
import { useState, type RefObject } from 'react';
import type { Riddle } from '@/api/riddles';
import { entersFrom } from '@/lib/entersFrom';
import { SCENE } from '@/lib/transitions';
import { classes } from '@/ui/classes';
import { DayMedallion } from './DayMedallion';
import { Scenery } from './Scenery';

interface RiddleStageProps {
  day: number;
  heading: RefObject<HTMLHeadingElement | null>;
  story: Pick<Riddle, 'title' | 'description'> | undefined;
  /** `loading` keeps the curtain closed; `solved` adds to the drawing what the riddle asked for. */
  state: 'loading' | 'unsolved' | 'solved';
}

/**
 * The header of a day: its drawing behind a curtain, its number and its story. Before hydration the inline script may
 * write the story into the elements marked `data-story`.
 */
export function RiddleStage({ day, heading, story, state }: RiddleStageProps) {
  const loading = state === 'loading';
  // Elements that were on screen while the riddle loaded do not enter a second time.
  const [wasLoading] = useState(loading);
  return (
    <header
      className={classes(
        'riddle-stage relative isolate mx-auto max-w-5xl overflow-clip',
        loading && 'riddle-stage-loading',
      )}
    >
      {!loading && <Scenery day={day} solved={state === 'solved'} />}
      <span
        aria-hidden="true"
        className="riddle-curtain -z-1 absolute inset-y-0 left-0 w-1/2 origin-left border-r-[10px]"
      />
      <span
        aria-hidden="true"
        className="riddle-curtain -z-1 absolute inset-y-0 right-0 w-1/2 origin-right border-l-[10px]"
      />
      <div className="pb-50 mx-auto grid max-w-2xl justify-items-center gap-4 px-10 pt-9 text-center sm:px-20 sm:pb-56 sm:pt-10">
        <h1
          className="grid w-full justify-items-center gap-3 text-[min(2.25rem,8.5vw)] leading-[1.15] text-nuit-ivory outline-none sm:text-5xl sm:leading-[1.15]"
          ref={heading}
          tabIndex={-1}
        >
          {!loading && <span className="sr-only">Jour {day}&nbsp;: </span>}
          <m.span
            animate={{ opacity: 1, y: 0, rotate: 0 }}
            initial={wasLoading ? false : entersFrom({ opacity: 0, y: -32, rotate: -12 })}
            transition={SCENE}
          >
            <DayMedallion day={day} />
          </m.span>
          {/* As wide as the stage and with room for its shadow, so that another title takes the same place. */}
          <span
            className={classes(
              '-my-4 grid w-full content-center text-balance py-4',
              loading ? 'h-[calc(2lh+2rem)]' : 'min-h-[calc(2lh+2rem)]',
            )}
            data-narration="title"
            data-story="title"
            suppressHydrationWarning
          >
            {story?.title ?? `Jour ${day}`}
          </span>
        </h1>
        <p
          className={classes(
            'text-lg leading-relaxed text-nuit-ivory sm:text-xl sm:leading-relaxed',
            loading ? 'h-40 sm:h-24' : 'min-h-40 sm:min-h-24',
          )}
          data-narration="description"
          data-story="description"
          suppressHydrationWarning
        >
          {story?.description ?? ''}
        </p>
      </div>
      {/* A new element once the riddle is there: a longer story makes the stage taller, and this must not count as a layout shift. */}
      <span
        aria-hidden="true"
        className="riddle-boards absolute inset-x-0 bottom-0 h-11"
        key={state === 'loading' ? 'loading' : 'loaded'}
      />
    </header>
  );
}
