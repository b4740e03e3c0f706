import { Spinner } from '@/ui/Spinner';
import { DayNavigation } from './DayNavigation';
import { Stage } from './Stage';

/**
 * A day before its riddle is there: the curtain is drawn, the number hangs before it, and the parchment waits. The build writes
 * it into the page (decision 0006), so it asks nothing of a browser.
 */
export function RiddleAwaited({ day }: { day: number }) {
  return (
    <article aria-busy="true">
      <Stage day={day} />
      <div className="relative mx-auto -mt-8 grid max-w-3xl px-3 sm:px-6">
        <section
          aria-labelledby="question"
          className="riddle-parchment grid min-h-80 content-start gap-5 px-5 py-7 sm:px-10 sm:py-9"
        >
          <h2 className="text-center text-2xl" id="question">
            L'énigme du jour
          </h2>
          <Spinner className="text-xl" label="Chargement de l'énigme..." />
        </section>
      </div>
      <DayNavigation day={day} />
    </article>
  );
}
