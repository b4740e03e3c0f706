import { useMutation, useQueryClient } from '@tanstack/react-query';
import { publishMedia } from '@/api/media';
import { applyDraft, publishEdition, type WorkshopEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import type { Finding } from '../../edition/findings';
import { uploadedNames } from '../../edition/media';
import { contentsByDay } from '../../game/admin/editionParts';
import { useSession } from '../../game/session/useSession';
import { unsavedContents } from '../../workshop/form/unsavedChanges';
import { findOtherWords } from './findOtherWords';
import { lastVersion } from './partContent';
import { isToCorrect } from './useFindings';
import { editionKey, workshopKey } from './workshop.queries';

/** The parts whose last version players do not have, 0 for the rest of the edition; none of a draft that was never applied. */
export const waitingParts = ({ appliedVersion, parts }: WorkshopEdition): number[] =>
  appliedVersion === null
    ? []
    : parts.filter(({ version }) => version > appliedVersion).map(({ day }) => day);

/**
 * Puts the last version of an edition into the game (rule 15.15).
 * @returns a mutation: `apply` corrects an edition or applies a draft, `publish` also makes it the one that is played. Its result counts
 * the words that were found not to confuse with the answers (rule 12.8), null where nothing had changed.
 */
export function usePutting(edition: WorkshopEdition) {
  const { code, appliedVersion } = edition;
  const queries = useQueryClient();
  const version = lastVersion(edition);

  const apply = async () => {
    if (appliedVersion === version) return null;
    await publishMedia(uploadedNames(edition.parts));
    const otherWords = await findOtherWords(contentsByDay(edition));
    queries.setQueryData(editionKey(code), await applyDraft(code, version, otherWords));
    return otherWords.length;
  };
  return useMutation({
    mutationFn: async (what: 'apply' | 'publish') => {
      const otherWords = await apply();
      return { otherWords, published: what === 'publish' ? await publishEdition(code) : null };
    },
    // An error may be another admin's newer version.
    onSettled: () => queries.invalidateQueries({ queryKey: workshopKey }),
    meta: { failure: "Mise en ligne de l'édition" },
  });
}

/** Reasons why an edition cannot go online yet, for « Pas encore possible : … »; none where it can. @param findings of all of it. */
export function useReasonsToWait(code: string, findings: readonly Finding[]): string[] {
  const { account } = useSession();
  const toCorrect = findings.filter(isToCorrect).length;
  const unsaved = unsavedContents(account?.id ?? '', code).length;
  return [
    ...(toCorrect > 0 ? [`il reste ${counted(toCorrect, 'remarque', 'remarques')} à corriger`] : []),
    ...(findings.some(({ unchecked }) => unchecked) ? ['les réponses ne sont pas encore vérifiées'] : []),
    ...(unsaved > 0
      ? [counted(unsaved, "page n'est pas enregistrée", 'pages ne sont pas enregistrées')]
      : []),
  ];
}
