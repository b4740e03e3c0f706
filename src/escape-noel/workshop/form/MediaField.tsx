import { useFormContext, useWatch, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useCallback } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { MediaPreview } from '../../game/admin/media/MediaPreview';
import type { MediaKind } from '../../game/admin/media/prepareFiles';
import { UploadField } from '../../game/admin/media/UploadField';
import { CHECKED } from './checked';
import { fieldId } from './fieldFocus';
import { TextField } from './Fields';

interface MediaFieldProps<Values extends FieldValues> {
  path: FieldPathByValue<Values, string | null | undefined> & string;
  /** The medium, with its article: « L'image ». */
  label: string;
  kind: MediaKind;
  /** The label of the field of its address. */
  addressLabel?: string;
  uploadLabel?: string;
  /** An empty address is stored as null. */
  nullable?: boolean;
}

/** A picture, a sound or a film: a file to send, or its address. */
export function MediaField<Values extends FieldValues>({
  path,
  label,
  kind,
  addressLabel = 'Adresse',
  uploadLabel = 'Envoyer un fichier',
  nullable = true,
}: MediaFieldProps<Values>) {
  const name: string = path;
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name });
  const address = typeof value === 'string' ? value : '';
  const upload = useCallback((sent: string) => setValue(name, sent, CHECKED), [name, setValue]);
  return (
    <fieldset className="grid gap-4 rounded-md border border-ui-line p-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <legend className="px-1 font-bold text-ui-ink">{label}</legend>
      <div className="grid min-w-0 content-start gap-4">
        <UploadField kind={kind} label={uploadLabel} onUploaded={upload} />
        <TextField<FieldValues> label={addressLabel} nullable={nullable} path={path} plain />
      </div>
      {address !== '' && (
        <div className="grid content-start justify-items-stretch gap-3">
          <MediaPreview address={address} key={address} />
          <Button
            onClick={() => {
              setValue(name, nullable ? null : '', CHECKED);
              focusSoon(fieldId(path));
            }}
            variant="quiet"
          >
            Retirer
            <span className="sr-only">{`\u00A0: ${label}`}</span>
          </Button>
        </div>
      )}
    </fieldset>
  );
}
