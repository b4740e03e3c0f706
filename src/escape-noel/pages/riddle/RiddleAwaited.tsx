import { Spinner } from '@/ui/Spinner';

/**
 * The parchment of a day whose riddle is not there yet. The build writes it into the page (decision 0006), so it asks nothing of a
 * browser.
 */
export function RiddleAwaited() {
  return (
    <section
      aria-labelledby="question"
      className="riddle-parchment grid min-h-80 content-start gap-5 px-5 py-7 sm:px-10 sm:py-9"
    >
      <h2 className="text-center text-2xl" id="question">
        L'énigme du jour
      </h2>
      <Spinner className="text-xl" label="Chargement de l'énigme..." />
    </section>
  );
}
