import { ProgressBar } from '@/ui/ProgressBar';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { collectionText, encouragement } from './collectionTexts';

export function CollectionBar({ count }: { count: number }) {
  return (
    <section aria-labelledby="collection-title" className="mx-auto grid w-full max-w-2xl gap-3 text-center">
      <h2 className="text-balance text-2xl" id="collection-title">
        {collectionText(count)}
      </h2>
      <ProgressBar labelledBy="collection-title" max={RIDDLE_COUNT} value={count} />
      <p className="text-nuit-mist">{encouragement(count)}</p>
    </section>
  );
}
