import { StarIcon } from '@/ui/icons';

/** What the drawing's signs mean (spec §2 « Constellation »). */
export function Legend() {
  return (
    <ul aria-label="Légende" className="sky-legend">
      <li>
        <StarIcon className="size-5 text-nuit-gold" /> Allumée
      </li>
      <li>
        <svg aria-hidden="true" className="size-5" viewBox="0 0 24 24">
          <path
            d="M12 3q.9 8.100 9 9-8.100.9-9 9-.9-8.100-9-9 8.100-.9 9-9z"
            fill="#1C1B4D"
            stroke="#8F8BC8"
            strokeLinejoin="round"
            strokeWidth="1.600"
          />
        </svg>{' '}
        Sombre
      </li>
      <li>
        <svg aria-hidden="true" className="h-5 w-8" viewBox="0 0 32 20">
          <path d="M2 16L30 4" stroke="#F5C862" strokeLinecap="round" strokeWidth="2.500" />
        </svg>{' '}
        Lien
      </li>
    </ul>
  );
}
