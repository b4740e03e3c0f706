import { unshownOfDay, unshownOfSentence, type PreviewEdition } from './previewEdition';
import { dayOfPage } from './scene';

/** Lists what the page of a preview cannot show. */
export function Unshown({ edition, page }: { edition: PreviewEdition; page: string }) {
  const day = dayOfPage(page);
  const isAboutSentence = page === 'final' || page === 'constellation';
  const unshown =
    day === null ? (isAboutSentence ? unshownOfSentence(edition) : []) : unshownOfDay(edition, day);
  if (unshown.length === 0) return null;
  return (
    <aside
      aria-label="Ce que l'aperçu ne peut pas montrer"
      className="nuit border-b border-nuit-gold-deep bg-nuit-deep px-4 py-3 text-base text-nuit-ivory"
    >
      <p className="font-bold text-nuit-gold">L'aperçu ne peut pas tout montrer</p>
      <ul className="list-disc pl-5">
        {unshown.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </aside>
  );
}
