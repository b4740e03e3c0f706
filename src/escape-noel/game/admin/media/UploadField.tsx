import { useMutation } from '@tanstack/react-query';
import { memo, useState, type Ref } from 'react';
import { uploadMedia } from '@/api/media';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { SpinnerMark } from '@/ui/Spinner';
import { BOOK_LIMITS_KB, LIMITS_KB } from '../../../edition/mediaLimits';
import { explain } from '../../forms/failures';
import { acceptOf, FileRefused, prepareFiles, type MediaKind } from './prepareFiles';

const pictureHint = (limitKb: number, shape = '') =>
  `Choisis-la, ou dépose-la ici\u00A0: JPEG, PNG, WebP ou AVIF${shape}. Elle devient un WebP de ${limitKb} ko au plus.`;

const HINTS: Record<MediaKind, string> = {
  picture: pictureHint(LIMITS_KB.picture),
  artefact: pictureHint(LIMITS_KB.artefact, ', carrée'),
  cover: pictureHint(BOOK_LIMITS_KB.cover, ', en hauteur (3 sur 4)'),
  spread: pictureHint(BOOK_LIMITS_KB.spread, ', les deux pages ensemble, en largeur (3 sur 2)'),
  portrait: pictureHint(BOOK_LIMITS_KB.portrait, ', carrée'),
  activity: `Choisis-le, ou dépose-le ici\u00A0: un PDF de ${BOOK_LIMITS_KB.pdf.toLocaleString('fr-FR')} ko au plus, ou une image JPEG, PNG, WebP ou AVIF, qui devient un WebP de ${BOOK_LIMITS_KB.sheet.toLocaleString('fr-FR')} ko au plus.`,
  sound: `Choisis-le, ou dépose-le ici\u00A0: MP3, ${LIMITS_KB.sound} ko au plus.`,
  film: `Choisis, ou dépose ici, le film (MP4 en H.264, ${LIMITS_KB.video} ko au plus) et ses sous-titres (WebVTT) ensemble.`,
};

const NO_NOTES: readonly string[] = [];

interface UploadFieldProps {
  label: string;
  kind: MediaKind;
  /** Receives the address of the file in a document. */
  onUploaded: (address: string) => void;
  /** Needed if a link leads to the field. */
  id?: string;
  /** Its place in Storage; the media of drafts where it is left out. Always the same function. */
  upload?: typeof uploadMedia;
  /** The error of a field that has no file, in one line. */
  note?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Sends a file that is chosen or dropped to Storage, once it is checked and made light. One that could not be sent can be sent again
 * without choosing it. Memoized: a keystroke in another field does not render it.
 */
export const UploadField = memo(function UploadField({
  label,
  kind,
  onUploaded,
  id,
  upload = uploadMedia,
  note,
  ref,
}: UploadFieldProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: upload,
    onSuccess: onUploaded,
    meta: { failure: "Envoi d'un fichier" },
  });
  const isBusy = isPreparing || sending.isPending;

  async function send(files: readonly File[]) {
    if (files.length === 0 || isBusy) return;
    sending.reset();
    setRefusal(null);
    setPreparing(true);
    try {
      const prepared = await prepareFiles(files, kind);
      sending.mutate(prepared);
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      setRefusal(error.message);
    } finally {
      setPreparing(false);
    }
  }

  return (
    <div className="grid gap-1.5">
      <Field
        error={
          refusal ??
          (sending.error && explain(sending.error, { other: "Ce fichier n'a pas pu être envoyé." }))
        }
        hint={HINTS[kind]}
        id={id}
        label={label}
        notes={note === undefined ? NO_NOTES : [note]}
      >
        {(control) => (
          <TextInput
            {...control}
            accept={acceptOf(kind)}
            aria-busy={isBusy}
            className="cursor-pointer border-dashed py-2 text-sm text-ui-muted file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-full file:border-0 file:bg-ui-veil file:px-4 file:font-bold file:text-ui-ink"
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              // The same file can be chosen again.
              target.value = '';
              void send(files);
            }}
            multiple={kind === 'film'}
            ref={ref}
            type="file"
          />
        )}
      </Field>
      {sending.error && (
        <Button
          className="justify-self-start"
          onClick={() => sending.mutate(sending.variables)}
          variant="quiet"
        >
          Renvoyer ce fichier
        </Button>
      )}
      <p className="flex items-center gap-2 text-sm text-ui-muted empty:hidden" role="status">
        {isBusy && <SpinnerMark />}
        {isPreparing
          ? 'Préparation…'
          : sending.isPending
            ? 'Envoi…'
            : sending.isSuccess
              ? 'Fichier ajouté.'
              : null}
      </p>
    </div>
  );
});
