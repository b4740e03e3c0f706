import DarkStar from '@art/icons/dark-star.svg?react';
import Link from '@art/icons/link.svg?react';
import { StarIcon } from '@/ui/icons';

export function Legend({ hasRings }: { hasRings: boolean }) {
  return (
    <ul
      aria-label="Légende"
      className="flex flex-wrap justify-center gap-x-5 gap-y-1 px-2 pb-4 pt-1 text-base *:flex *:items-center *:gap-1.5"
    >
      <li>
        <StarIcon className="size-5 text-nuit-gold" /> Allumée
      </li>
      <li>
        <DarkStar className="size-5" /> Sombre
      </li>
      <li>
        <Link className="h-5 w-8" /> Lien
      </li>
      {hasRings && (
        <li>
          <span aria-hidden="true" className="size-4 rounded-full shadow-[0_0_0_2px_#dce4f2]" /> Défi relevé
        </li>
      )}
    </ul>
  );
}
