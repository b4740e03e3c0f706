import type { RefObject } from 'react';
import type { Riddle } from '@/api/riddles';
import { classes } from '@/ui/classes';
import { DayMedallion } from './DayMedallion';
import { Scenery } from './Scenery';

interface StageProps {
  day: number;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The day's story; undefined until it has loaded. */
  story: Pick<Riddle, 'title' | 'description'> | undefined;
  /** Whether the curtain is still drawn, and otherwise what the stage shows: what the riddle asked for once it is solved. */
  shows: 'curtain' | 'riddle' | 'solved';
}

/**
 * The day's little theatre: curtains that part on a paper landscape, the number on its medallion, and the story so far. Before
 * hydration the inline script may write the story into the elements marked `data-story`.
 */
export function Stage({ day, heading, story, shows }: StageProps) {
  const shut = shows === 'curtain';
  return (
    <header
      className={classes(
        'riddle-stage relative isolate mx-auto max-w-5xl overflow-clip',
        shut && 'riddle-stage-shut',
      )}
    >
      {!shut && <Scenery day={day} solved={shows === 'solved'} />}
      <span aria-hidden="true" className="riddle-curtain riddle-curtain-left" />
      <span aria-hidden="true" className="riddle-curtain riddle-curtain-right" />
      <div className="pb-50 mx-auto grid max-w-2xl justify-items-center gap-4 px-10 pt-9 text-center sm:px-20 sm:pb-56 sm:pt-10">
        <h1
          className="grid w-full justify-items-center gap-3 text-[min(2.25rem,8.5vw)] leading-[1.15] text-nuit-ivory outline-none sm:text-5xl sm:leading-[1.15]"
          ref={heading}
          tabIndex={-1}
        >
          {!shut && <span className="sr-only">Jour {day}&nbsp;: </span>}
          <DayMedallion day={day} />
          {/* As wide as the stage, and with room for its shadow: another title takes the same place. */}
          <span
            className={classes(
              '-my-4 grid w-full content-center text-balance py-4',
              shut ? 'h-[calc(2lh+2rem)]' : 'min-h-[calc(2lh+2rem)]',
            )}
            data-story="title"
            suppressHydrationWarning
          >
            {story?.title ?? `Jour ${day}`}
          </span>
        </h1>
        <p
          className={classes(
            'text-lg leading-relaxed text-nuit-ivory sm:text-xl sm:leading-relaxed',
            shut ? 'h-40 sm:h-24' : 'min-h-40 sm:min-h-24',
          )}
          data-story="description"
          suppressHydrationWarning
        >
          {story?.description ?? ''}
        </p>
      </div>
      {/* Others, once the curtain parts: a longer story makes the stage taller, and nothing that was in sight moves. */}
      <span aria-hidden="true" className="riddle-boards" key={shut ? 'shut' : 'open'} />
    </header>
  );
}
