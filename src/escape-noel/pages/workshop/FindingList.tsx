import { memo } from 'react';
import { counted } from '@/lib/french';
import { Sheet } from '@/ui/Sheet';
import type { Finding } from '../../edition/findings';
import { focusField } from '../../workshop/form/fieldFocus';
import { fieldName } from '../../workshop/form/fieldNames';
import { Unchecked } from './Unchecked';
import { contentPath, isToCorrect } from './useFindings';

/** Errors of a page: each leads to its field. */
export const FindingList = memo(function FindingList({ findings }: { findings: readonly Finding[] }) {
  const toCorrect = findings.filter(isToCorrect);
  return (
    <Sheet className="gap-3 p-4 sm:p-5" title="À corriger">
      {findings.length === 0 && <p>Rien : tout est bon.</p>}
      <Unchecked findings={findings} />
      {toCorrect.length > 0 && (
        <>
          <p className="text-nuit-mist">{`${counted(toCorrect.length, 'remarque', 'remarques')} de la vérification.`}</p>
          <ul className="relative grid max-h-96 gap-1 overflow-y-auto">
            {toCorrect.map((finding, index) => {
              const path = contentPath(finding);
              return (
                <li key={`${path} ${finding.message} ${index}`}>
                  <button
                    className="wrap-anywhere min-h-touch w-full rounded-sm py-1 text-left hover:underline"
                    onClick={() => focusField(path)}
                    type="button"
                  >
                    <strong className="text-nuit-gold">{fieldName(path) || 'Ce jour'}</strong>
                    {` : ${finding.message}`}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
});
