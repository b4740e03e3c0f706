import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkshopEdition } from '@/api/workshop';
import type { Finding } from '../../edition/findings';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { explain } from '../../game/forms/failures';
import { usePartState, type EditedPart } from '../../workshop/form/usePart';
import { PutOnline } from './PutOnline';
import { waitingParts } from './usePutting';
import { isConflict, isEditConflict, useSaving } from './useSaving';
import { savedText } from './workshopTexts';
import './save-bar.css';

interface SaveBarProps {
  edition: WorkshopEdition;
  part: EditedPart;
  /** Of all of the edition. */
  findings: readonly Finding[];
}

/** Saves what is written, says where it stands, and puts it online. It stays at the bottom of the window. */
export function SaveBar({ edition, part, findings }: SaveBarProps) {
  const { saved, setUnsaved } = part;
  const saving = useSaving(edition.code, part);
  const [isAsking, setAsking] = useState(false);
  const isWritten = usePartState(part, ({ readUnsaved }) => readUnsaved() !== null);
  const isKept = usePartState(part, ({ isUnsavedStored }) => isUnsavedStored());
  const hasConflict = usePartState(part, isConflict);

  const save = useEffectEvent(() => {
    if (isWritten && !hasConflict && !saving.isPending) saving.mutate();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  useEffect(() => {
    if (!isWritten) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isWritten]);

  return (
    <div className="save-bar sticky bottom-0 z-10 -mx-3 grid gap-3 border-t border-nuit-line bg-nuit-night px-3 py-2 sm:mx-0 sm:rounded-t-lg sm:border-x sm:px-5 sm:py-3">
      {saving.isError && !isEditConflict(saving.error) && (
        <Alert tone="error">
          <p>{explain(saving.error)}</p>
          {isKept && <p>Ce que tu as écrit est gardé sur cet appareil.</p>}
        </Alert>
      )}
      {isWritten && !isKept && (
        <Alert tone="error">
          <p>
            Cet appareil ne peut pas garder ce que tu écris&nbsp;: son stockage est plein, ou interdit.
            Enregistre avant de fermer cette page.
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="min-w-0" role="status">
          {isWritten ? (
            <>
              Pas encore enregistré
              {isKept && <span className="max-sm:sr-only">{`\u00A0: gardé sur cet appareil`}</span>}.
            </>
          ) : saved?.content ? (
            <>
              Enregistré
              <span className="max-sm:sr-only">{` ${savedText(saved.savedAt, saved.savedBy)}`}</span>
              {`${onlineText(edition, part.day)}.`}
            </>
          ) : (
            "Rien n'est encore écrit."
          )}
        </p>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:justify-between">
          {!isWritten && <PutOnline day={part.day} edition={edition} findings={findings} />}
          {isWritten && (
            <Button onClick={() => setAsking(true)} variant="quiet">
              <span>
                Annuler<span className="max-sm:sr-only"> mes changements</span>
              </span>
            </Button>
          )}
          <Button
            aria-disabled={!isWritten || hasConflict}
            busy={saving.isPending}
            onClick={() => saving.mutate()}
            variant="gold"
          >
            Enregistrer
          </Button>
        </div>
      </div>
      <ConfirmDialog
        cancelLabel="Continuer à écrire"
        confirmLabel="Annuler mes changements"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setUnsaved(null);
          setAsking(false);
        }}
        open={isAsking}
        title="Revenir à ce qui est enregistré ?"
      >
        Ce que tu as écrit ici depuis le dernier enregistrement sera effacé de cet appareil.
      </ConfirmDialog>
    </div>
  );
}

/** Tells if players have what is saved, where they have the edition. */
function onlineText(edition: WorkshopEdition, day: number): string {
  if (edition.status === 'draft') return '';
  return waitingParts(edition).includes(day) ? ', pas encore en ligne' : ', en ligne';
}
