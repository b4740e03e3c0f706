import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { deleteDraft, type ListedEdition } from '@/api/workshop';
import { counted } from '@/lib/french';
import { saveFile } from '@/lib/saveFile';
import { paths } from '@/paths';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { contentsByDay } from '../../game/admin/editionParts';
import { mediaContent } from '../../game/admin/media/mediaContent';
import { explain } from '../../game/forms/failures';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { useSession } from '../../game/session/useSession';
import { makeArchive } from './archive';
import { downloadJson, editionJson } from './editionFile';
import { useUnsavedPlaces } from '../../workshop/form/unsavedChanges';
import { editionKey, editionQuery, editionsQuery } from './workshop.queries';
import { dateText, savedText, STATUS_TEXTS } from './workshopTexts';

/** An edition of the list, with what can be done with all of it. */
export function EditionCard({ edition }: { edition: ListedEdition }) {
  const { code, title, status, firstDoor, writtenDays, version, savedAt, savedBy, appliedVersion } = edition;
  const { account } = useSession();
  const unsaved = useUnsavedPlaces(account?.id ?? '', code).size;
  const isWaiting = appliedVersion !== null && version !== appliedVersion;
  return (
    <Card as="li" className="grid content-start gap-4 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 break-words text-2xl">
          <Link
            className="text-nuit-gold underline-offset-4 hover:underline"
            to={paths.admin.edition(code)}
          >{`${title || 'Sans titre'} (${code})`}</Link>
        </h2>
        <Badge tone={status === 'current' ? 'gold' : 'neutral'}>{STATUS_TEXTS[status]}</Badge>
      </div>
      <dl className="grid gap-1">
        <Fact name="Première porte">
          {firstDoor === null ? 'aucune : tout est ouvert' : dateText(firstDoor)}
        </Fact>
        <Fact name="Jours écrits">{`${writtenDays} sur ${RIDDLE_COUNT}`}</Fact>
        {savedAt && <Fact name="Enregistrée">{savedText(savedAt, savedBy)}</Fact>}
      </dl>
      {isWaiting && (
        <p className="font-bold text-nuit-gold">
          {status === 'draft'
            ? 'Des modifications ne sont pas encore appliquées.'
            : 'Des modifications ne sont pas encore en ligne.'}
        </p>
      )}
      {unsaved > 0 && (
        <p className="font-bold text-nuit-gold">
          {`${counted(unsaved, 'brouillon gardé', 'brouillons gardés')} sur cet appareil, pas encore ${unsaved === 1 ? 'enregistré' : 'enregistrés'}.`}
        </p>
      )}
      <Actions edition={edition} />
    </Card>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="flex flex-wrap gap-x-2">
    <dt className="text-nuit-mist">{`${name} :`}</dt>
    <dd>{children}</dd>
  </div>
);

function Actions({ edition: { code, status } }: { edition: ListedEdition }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const download = useMutation({
    mutationFn: async () => downloadJson(code, contentsByDay(await queries.query(editionQuery(code)))),
    meta: { failure: "Téléchargement de l'édition" },
  });
  const archive = useMutation({
    mutationFn: async () => {
      const text = editionJson(contentsByDay(await queries.query(editionQuery(code))));
      const { zip, missing } = await makeArchive(text, mediaContent);
      saveFile(`edition-${code}.zip`, zip);
      return missing;
    },
    meta: { failure: "Téléchargement de l'édition et de ses médias" },
  });
  const removal = useMutation({
    mutationFn: () => deleteDraft(code),
    onSuccess: () => {
      queries.removeQueries({ queryKey: editionKey(code) });
      return queries.invalidateQueries(editionsQuery);
    },
    onSettled: () => setAsking(false),
    meta: { failure: 'Suppression du brouillon' },
  });
  const failure = download.error ?? archive.error ?? removal.error;

  return (
    <>
      {failure && <Alert tone="error">{explain(failure)}</Alert>}
      {archive.isSuccess && archive.data.length > 0 && (
        <Alert title={`Il manque ${counted(archive.data.length, 'média', 'médias')} dans le ZIP`} tone="info">
          <p>{`${archive.data.join(', ')}.`}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-2">
        <Button busy={download.isPending} onClick={() => download.mutate()} variant="quiet">
          Télécharger le fichier
          <span className="sr-only">{` de l'édition ${code}`}</span>
        </Button>
        <Button busy={archive.isPending} onClick={() => archive.mutate()} variant="quiet">
          Télécharger avec les médias (.zip)
          <span className="sr-only">{` l'édition ${code}`}</span>
        </Button>
        {status === 'draft' && (
          <Button onClick={() => setAsking(true)} variant="quiet">
            Supprimer
            <span className="sr-only">{` le brouillon ${code}`}</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        busy={removal.isPending}
        confirmLabel="Supprimer"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => removal.mutate()}
        open={isAsking}
        title={`Supprimer le brouillon ${code} ?`}
      >
        Tous ses jours et toutes ses versions seront effacés. Cela ne se reprend pas : télécharge d'abord le
        fichier si tu veux en garder une copie.
      </ConfirmDialog>
    </>
  );
}
