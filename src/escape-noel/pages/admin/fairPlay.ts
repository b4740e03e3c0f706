import type { KnightAccount } from '@/api/admin';
import { counted } from '@/lib/french';
import { RIDDLE_COUNT } from '../../game/rules/days';

export const SWIFT_EXPLAINED =
  "La marque « Jeu rapide » signale cinq énigmes trouvées en une minute, ou toute la quête en une heure : plus vite qu'une famille ne peut lire ; elle n'enlève rien à personne, et ce qui a été joué sans compte n'est pas chronométré.";

const duration = (seconds: number): string => {
  if (seconds < 1) return "moins d'une seconde";
  return seconds < 120 ? `${seconds}\u00A0s` : `${Math.floor(seconds / 60)}\u00A0min`;
};

type Swiftness = Pick<KnightAccount, 'swiftFive' | 'swiftQuest' | 'hasReplayed'>;

/** « 5 énigmes en 42 s · 24 énigmes en 38 min »; null without the mark « Jeu rapide ». */
export function swiftFigures({ swiftFive, swiftQuest, hasReplayed }: Swiftness): string | null {
  const figures = [
    ...(swiftFive === null ? [] : [`5\u00A0énigmes en ${duration(swiftFive)}`]),
    ...(swiftQuest === null ? [] : [`${RIDDLE_COUNT}\u00A0énigmes en ${duration(swiftQuest)}`]),
  ];
  if (figures.length === 0) return null;
  return [...figures, ...(hasReplayed ? ['après avoir recommencé'] : [])].join(' · ');
}

/** « 12 énigmes jouées sans compte »; null when there are none. */
export const importedText = (count: number): string | null =>
  count === 0 ? null : counted(count, 'énigme jouée sans compte', 'énigmes jouées sans compte');
