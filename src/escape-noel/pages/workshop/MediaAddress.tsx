import { useCallback } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import type { MediaKind } from '../../game/admin/media/prepareFiles';
import { MediaPreview } from '../../game/admin/media/MediaPreview';
import { UploadField } from '../../game/admin/media/UploadField';
import { fieldId, useEditor, usePartText } from './editor';
import { TextPart } from './TextPart';

interface MediaAddressProps {
  path: string;
  /** The medium, with its article: « L'image ». */
  label: string;
  kind: MediaKind;
}

/** A picture, a sound or a film: a file to send, or its address. */
export function MediaAddress({ path, label, kind }: MediaAddressProps) {
  const { change } = useEditor();
  const address = usePartText(path);
  const write = useCallback((next: string | null) => change(path, next), [change, path]);
  return (
    <fieldset className="grid gap-4 rounded-md border border-ui-line p-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <legend className="px-1 font-bold text-ui-ink">{label}</legend>
      <div className="grid min-w-0 content-start gap-4">
        <UploadField kind={kind} label="Envoyer un fichier" onUploaded={write} />
        <TextPart label="Adresse" nullable path={path} plain />
      </div>
      {address !== '' && (
        <div className="grid content-start justify-items-stretch gap-3">
          <MediaPreview address={address} key={address} />
          <Button
            onClick={() => {
              write(null);
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
