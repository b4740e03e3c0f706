import { useMutation } from '@tanstack/react-query';
import { lazy, memo, Suspense, useRef, useState, type Ref } from 'react';
import { uploadMedia } from '@/api/media';
import { CodeError, loadModule } from '@/lib/loadModule';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextInput } from '@/ui/inputs';
import { SpinnerMark } from '@/ui/Spinner';
import { BOOK_LIMITS_KB, LIMITS_KB } from '../../../edition/mediaLimits';
import { explain } from '../../forms/failures';
import { isPictureKind } from './picturePlaces';
import {
  acceptOf,
  choosePicture,
  FileRefused,
  prepareFiles,
  type ChosenPicture,
  type MediaKind,
} from './prepareFiles';
import { ShapeDrawing } from './ShapeDrawing';

const FORMATS = 'JPEG, PNG, WebP ou AVIF';

const HINTS = {
  activity: `Choisis-le, ou dépose-le ici\u00A0: un PDF de ${BOOK_LIMITS_KB.pdf.toLocaleString('fr-FR')} ko au plus, ou une image ${FORMATS}, qui devient un WebP de ${BOOK_LIMITS_KB.sheet.toLocaleString('fr-FR')} ko au plus.`,
  sound: `Choisis-le, ou dépose-le ici\u00A0: MP3, ${LIMITS_KB.sound} ko au plus.`,
  film: `Choisis, ou dépose ici, le film (MP4 en H.264, ${LIMITS_KB.video} ko au plus) et ses sous-titres (WebVTT) ensemble.`,
} as const;

function Hint({ kind }: { kind: MediaKind }) {
  if (!isPictureKind(kind) || kind === 'activity') return HINTS[kind];
  return (
    <>
      <ShapeDrawing kind={kind} />
      <span className="mt-1 block">{`Choisis-la, ou dépose-la ici\u00A0: ${FORMATS}. Tu la cadres avant de l'envoyer.`}</span>
    </>
  );
}

const loadDialog = () => loadModule(() => import('./PictureDialog'));
const PictureDialog = lazy(async () => ({ default: (await loadDialog()).PictureDialog }));

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
 * Sends a file that is chosen or dropped to Storage, once it is checked and made light; a picture, once it is cut (rule 17.9). One that
 * could not be sent can be sent again without choosing it. Memoized: a keystroke in another field does not render it.
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
  const [picture, setPicture] = useState<ChosenPicture | null>(null);
  const [choice, setChoice] = useState(0);
  const field = useRef<HTMLDivElement>(null);
  const sending = useMutation({
    mutationFn: upload,
    onSuccess: ({ address }) => onUploaded(address),
    meta: { failure: "Envoi d'un fichier" },
  });
  const isBusy = isPreparing || sending.isPending;
  const input = () => field.current?.querySelector('input') ?? null;

  async function choose(files: readonly File[]) {
    if (files.length === 0 || isBusy) return;
    sending.reset();
    setRefusal(null);
    setPreparing(true);
    try {
      const chosen = await choosePicture(files, kind);
      if (chosen) {
        await loadDialog();
        setChoice(choice + 1);
        setPicture(chosen);
      } else sending.mutate(await prepareFiles(files, kind));
    } catch (error) {
      setPicture(null);
      if (error instanceof CodeError) setRefusal(explain(error));
      else if (error instanceof FileRefused) setRefusal(error.message);
      else throw error;
    } finally {
      setPreparing(false);
    }
  }

  return (
    <div className="grid gap-1.5" ref={field}>
      <Field
        error={
          refusal ??
          (sending.error && explain(sending.error, { other: "Ce fichier n'a pas pu être envoyé." }))
        }
        hint={<Hint kind={kind} />}
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
              void choose(files);
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
              ? sending.data.wasThere
                ? 'Ce fichier était déjà là\u00A0: il est repris.'
                : 'Fichier ajouté.'
              : null}
      </p>
      {picture && (
        <Suspense>
          <PictureDialog
            choice={choice}
            focusAfter={input}
            onChooseAnother={() => input()?.click()}
            onClose={() => setPicture(null)}
            onSend={(file) => sending.mutate([file])}
            picture={picture}
          />
        </Suspense>
      )}
    </div>
  );
});
