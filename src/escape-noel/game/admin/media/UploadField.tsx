import { useMutation } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { uploadMedia } from '@/api/media';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { SpinnerMark } from '@/ui/Spinner';
import { LIMITS_KB } from '../../../edition/mediaLimits';
import { explain } from '../../forms/failures';
import { acceptOf, FileRefused, prepareFiles, type MediaKind } from './prepareFiles';

const HINTS: Record<MediaKind, string> = {
  picture: `Choisis-la, ou dépose-la ici\u00A0: JPEG, PNG, WebP ou AVIF. Elle devient un WebP de ${LIMITS_KB.picture} ko au plus.`,
  artefact: `Choisis-la, ou dépose-la ici\u00A0: JPEG, PNG, WebP ou AVIF, carrée. Elle devient un WebP de ${LIMITS_KB.artefact} ko au plus.`,
  sound: `Choisis-le, ou dépose-le ici\u00A0: MP3, ${LIMITS_KB.sound} ko au plus.`,
  film: `Choisis, ou dépose ici, le film (MP4 en H.264, ${LIMITS_KB.video} ko au plus) et ses sous-titres (WebVTT) ensemble.`,
};

interface UploadFieldProps {
  label: string;
  kind: MediaKind;
  /** Receives the address of the file in a document. */
  onUploaded: (address: string) => void;
}

/**
 * Sends a file that is chosen or dropped to the media of drafts, once it is checked and made light. Memoized: a keystroke in
 * another field does not render it.
 */
export const UploadField = memo(function UploadField({ label, kind, onUploaded }: UploadFieldProps) {
  const [isPreparing, setPreparing] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sending = useMutation({
    mutationFn: uploadMedia,
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
        label={label}
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
            type="file"
          />
        )}
      </Field>
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
