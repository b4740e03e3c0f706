import { Spinner } from '@/ui/Spinner';

/** Stands in for the riddle while it loads; prerendered, so it reads nothing from the browser. */
export function RiddleSkeleton() {
  return (
    <section
      aria-labelledby="question"
      className="riddle-parchment relative grid min-h-80 content-start gap-5 px-5 py-7 sm:px-10 sm:py-9"
    >
      <h2 className="text-center text-2xl" id="question">
        L'énigme du jour
      </h2>
      <Spinner className="text-xl" label="Chargement de l'énigme..." />
    </section>
  );
}
