import { useController, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { uploadBookMedia } from '@/api/media';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { UploadField } from '../../game/admin/media/UploadField';
import { fieldId } from '../../workshop/form/fieldFocus';
import { BookMediaPreview } from './BookMediaPreview';
import type { BookMediaKind } from './shapes';

interface BookMediaFieldProps<Values extends FieldValues> {
  path: FieldPathByValue<Values, string> & string;
  /** Names the file: « L'image de la double page 2 ». */
  label: string;
  kind: BookMediaKind;
  hint?: string;
}

/** A picture or an activity of a book: a file to send, then its preview and its weight (rule 26.19). Its value is '' without one. */
export function BookMediaField<Values extends FieldValues>({
  path,
  label,
  kind,
  hint,
}: BookMediaFieldProps<Values>) {
  const name: string = path;
  const { field, fieldState } = useController({ name });
  const { onChange, ref } = field;
  const value: unknown = field.value;
  const address = typeof value === 'string' ? value : '';
  const id = fieldId(path);
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-md border border-ui-line p-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
      <legend className="px-1 font-bold text-ui-ink">{label}</legend>
      <div className="grid min-w-0 content-start gap-3">
        {hint !== undefined && <p className="text-sm text-ui-muted">{hint}</p>}
        <UploadField
          id={id}
          kind={kind}
          label={address === '' ? 'Envoyer un fichier' : 'Envoyer un autre fichier'}
          note={fieldState.error?.message}
          onUploaded={onChange}
          ref={ref}
          upload={uploadBookMedia}
        />
      </div>
      {address !== '' && (
        <div className="grid content-start gap-3">
          <BookMediaPreview address={address} key={address} kind={kind} />
          <Button
            onClick={() => {
              onChange('');
              focusSoon(id);
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
