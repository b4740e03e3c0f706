import { useState } from 'react';
import type { WorkshopEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { instantText } from '@/lib/instantText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Sheet } from '@/ui/Sheet';
import type { Finding } from '../../edition/findings';
import { HEADER, type PartContents } from '../../game/admin/editionParts';
import { explain } from '../../game/forms/failures';
import { copiedDays, copiedTexts } from './copies';
import { lastVersion } from './partContent';
import { doorOf, timeZoneOf } from './schedule';
import { Correcting } from './PutOnline';
import { usePutting, useReasonsToWait } from './usePutting';
import { editionsQuery } from './workshop.queries';

interface PublishPanelProps {
  edition: WorkshopEdition;
  parts: PartContents;
  findings: readonly Finding[];
}

/** Puts an edition into the game: a correction at once, a draft as the edition that is played. */
export function PublishPanel({ edition, parts, findings }: PublishPanelProps) {
  const { code, status, appliedVersion } = edition;
  const [asked, setAsked] = useState<'apply' | 'publish' | null>(null);
  const isApplied = appliedVersion === lastVersion(edition);
  const putting = usePutting(edition);
  const reasons = useReasonsToWait(code, findings);
  const isReady = reasons.length === 0;

  return (
    <Sheet className="min-w-0 gap-4 p-4 sm:p-6" title={status === 'draft' ? 'Publier' : 'Mettre en ligne'}>
      <p>{standingText(status, isApplied)}</p>
      {!isReady && (
        <Alert tone="info">
          <p>{`Pas encore possible : ${reasons.join(', ')}.`}</p>
        </Alert>
      )}
      {putting.isError && <Alert tone="error">{explain(putting.error)}</Alert>}
      {putting.isSuccess && (
        <Alert tone="success">
          <p>{doneText(code, putting.data.published)}</p>
          {putting.data.otherWords !== null && <p>{otherWordsText(putting.data.otherWords)}</p>}
        </Alert>
      )}
      {status === 'draft' ? (
        <Button
          aria-disabled={!isReady}
          className="justify-self-start"
          onClick={() => setAsked('publish')}
          variant="gold"
        >
          Publier l'édition
        </Button>
      ) : (
        <Button
          aria-disabled={!isReady || isApplied}
          className="justify-self-start"
          onClick={() => setAsked('apply')}
          variant="gold"
        >
          Mettre en ligne
        </Button>
      )}
      <ConfirmDialog
        busy={putting.isPending}
        confirmLabel={asked === 'publish' ? publishLabel(edition) : 'Mettre en ligne'}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && putting.mutate(asked, { onSettled: () => setAsked(null) })}
        open={asked !== null}
        title={asked === 'publish' ? `Publier l'édition ${code} ?` : 'Mettre en ligne les modifications ?'}
      >
        {asked === 'publish' ? <PublishingConsequences edition={edition} parts={parts} /> : <Correcting />}
      </ConfirmDialog>
    </Sheet>
  );
}

function standingText(status: WorkshopEdition['status'], isApplied: boolean): string {
  if (status === 'draft') return "C'est un brouillon : personne ne le voit, sauf l'équipe.";
  return isApplied
    ? 'Tout ce qui est enregistré est en ligne.'
    : 'Des modifications enregistrées ne sont pas encore en ligne.';
}

function doneText(code: string, published: { archived: string | null } | null): string {
  if (!published) return 'Les modifications sont en ligne.';
  const { archived } = published;
  return `L'édition ${code} est publiée.${archived === null ? '' : ` L'édition ${archived} est dans les archives.`}`;
}

/** Says what the word list was for (rule 12.8). */
const otherWordsText = (count: number) =>
  `Les réponses ont été comparées au dictionnaire\u00A0: ${counted(count, 'mot voisin', 'mots voisins')} ne ${count > 1 ? 'recevront' : 'recevra'} pas «\u00A0Presque\u00A0!\u00A0».`;

const publishLabel = (edition: WorkshopEdition) =>
  copiedDays(edition).unchanged.length > 0 ? 'Publier quand même' : 'Publier';

function PublishingConsequences({ edition, parts }: Omit<PublishPanelProps, 'findings'>) {
  const { code } = edition;
  const { data: editions } = useRetriableQuery(editionsQuery);
  const current = editions?.find(({ status }) => status === 'current');
  const header = parts.get(HEADER);
  const door = doorOf(header, 1, parts.get(1));
  return (
    <ul className="grid list-disc gap-2 pl-5">
      {copiedTexts(edition).map((text) => (
        <li className="font-bold" key={text}>
          {text}
        </li>
      ))}
      <li>
        {door
          ? `L'édition ${code} se joue : sa première porte s'ouvre le ${instantText(door, timeZoneOf(header))}.`
          : `L'édition ${code} se joue, toutes portes ouvertes.`}
      </li>
      {current && (
        <li>{`L'édition ${current.code} passe aux archives, et son classement se fige. Ses avis doivent être validés avant.`}</li>
      )}
      <li>Chaque joueur repart de zéro point.</li>
      <li>Cela ne se reprend pas.</li>
    </ul>
  );
}
