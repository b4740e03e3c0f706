import { useEditionTexts } from '../../game/edition/editionTexts';
import { useEdition } from '../../game/edition/useEdition';

/** For an edition without its own sentence; the same length as most, so that nothing moves when that one comes. */
const DEFAULT =
  'Éclat après éclat, tout le ciel brille de nouveau\u00A0: cette nuit, on le regarde, et on pense à toi.';

/** The sentence of a player who has solved everything, with the end of the edition's story (rule 15.18). */
export function useFinishedText(): string {
  const edition = useEdition();
  const texts = useEditionTexts();
  const solved = `Tu as résolu les 24 énigmes${edition === null ? '' : ` de l'édition ${edition}`}.`;
  return texts === undefined ? solved : `${solved} ${texts?.finished ?? DEFAULT}`;
}
