import { RIDDLE_COUNT } from '../../shared/rules/days';
import { collectionText, encouragement } from './collectionTexts';

export function CollectionBar({ count }: { count: number }) {
  return (
    <section aria-labelledby="collection-title" className="mx-auto grid w-full max-w-2xl gap-3 text-center">
      <h2 className="text-balance text-2xl" id="collection-title">
        {collectionText(count)}
      </h2>
      <div
        aria-labelledby="collection-title"
        aria-valuemax={RIDDLE_COUNT}
        aria-valuemin={0}
        aria-valuenow={count}
        aria-valuetext={`${count} sur ${RIDDLE_COUNT}`}
        className="h-5 overflow-hidden rounded-full border-2 border-nuit-gold bg-nuit-night p-0.5"
        role="progressbar"
      >
        <div
          className="h-full origin-left rounded-full bg-nuit-gold transition-transform duration-scene ease-breath"
          style={{ transform: `scaleX(${count / RIDDLE_COUNT})` }}
        />
      </div>
      <p className="text-nuit-mist">{encouragement(count)}</p>
    </section>
  );
}
