import { Link } from 'react-router-dom';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { Sheet } from '@/ui/Sheet';
import type { Finding } from '../../edition/findings';
import { toField } from '../../workshop/form/fieldFocus';
import { fieldName, partName } from '../../workshop/form/fieldNames';
import { Unchecked } from './Unchecked';
import { contentPath, isToCorrect } from './useFindings';

interface EditionFindingsProps {
  code: string;
  findings: readonly Finding[];
  /** Advice, which prevents nothing. */
  advice: readonly Finding[];
}

/** Errors in a whole edition: each leads to its field. */
export function EditionFindings({ code, findings, advice }: EditionFindingsProps) {
  const toCorrect = findings.filter(isToCorrect);
  return (
    <Sheet className="min-w-0 gap-3 p-4 sm:p-6" title="À corriger">
      {findings.length === 0 && <p>Rien : l'édition est prête.</p>}
      <Unchecked findings={findings} />
      {toCorrect.length > 0 && (
        <>
          <p className="text-nuit-mist">{`${counted(toCorrect.length, 'remarque', 'remarques')} avant de pouvoir la mettre en ligne.`}</p>
          <Findings code={code} findings={toCorrect} />
        </>
      )}
      {advice.length > 0 && (
        <>
          <h3 className="text-lg font-bold">Conseils</h3>
          <p className="text-nuit-mist">Ils n'empêchent rien.</p>
          <Findings code={code} findings={advice} />
        </>
      )}
    </Sheet>
  );
}

const Findings = ({ code, findings }: Omit<EditionFindingsProps, 'advice'>) => (
  <ul className="relative grid max-h-96 gap-1 overflow-y-auto pr-1">
    {findings.map((finding, index) => (
      <li key={`${finding.day} ${finding.field} ${index}`}>
        <Link
          className="block min-h-touch break-words rounded-sm py-2 hover:underline"
          state={toField(contentPath(finding))}
          to={finding.day === null ? paths.admin.edition(code) : paths.admin.editionDay(code, finding.day)}
        >
          <strong className="text-nuit-gold">
            {[partName(finding.day), fieldName(contentPath(finding))].filter(Boolean).join(', ')}
          </strong>
          {` : ${finding.message}`}
        </Link>
      </li>
    ))}
  </ul>
);
