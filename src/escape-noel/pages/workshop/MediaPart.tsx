import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { fieldId, useEditor, usePartText } from './editor';
import { MediaAddress } from './MediaAddress';
import { TextPart } from './TextPart';

const TYPES = [
  { type: 'none', label: 'Aucun' },
  { type: 'image', label: 'Une image' },
  { type: 'audio', label: 'Un son' },
  { type: 'video', label: 'Un film' },
] as const;

/** The picture, sound or film of a riddle or a hint. @param prefix '' or the path of the hint with its dot. */
export function MediaPart({ prefix }: { prefix: string }) {
  const { change, notes } = useEditor();
  const path = `${prefix}mediatype`;
  const type = usePartText(path);
  const own = notes.get(path);
  const choose = (next: string) => {
    change(path, next);
    if (next === 'none') for (const name of ['image_url', 'media_alt']) change(prefix + name, null);
    // A sound is no film.
    if (next !== type) change(`${prefix}video_url`, null);
  };
  return (
    <div className="grid gap-4">
      <Field id={fieldId(path)} label="Image, son ou film" notes={own === undefined ? [] : own.split('\n')}>
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-60"
            onChange={({ target }) => choose(target.value)}
            value={type}
          >
            {TYPES.map((each) => (
              <option key={each.type} value={each.type}>
                {each.label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {(type === 'image' || type === 'video') && (
        <MediaAddress
          kind="picture"
          label={type === 'image' ? "L'image" : "L'image montrée avant le film (facultative)"}
          path={`${prefix}image_url`}
        />
      )}
      {(type === 'audio' || type === 'video') && (
        <MediaAddress
          kind={type === 'audio' ? 'sound' : 'film'}
          label={type === 'audio' ? 'Le son' : 'Le film'}
          path={`${prefix}video_url`}
        />
      )}
      {type !== 'none' && (
        <TextPart
          hint="Ce qu'il faut savoir pour résoudre sans voir ou sans entendre, sans livrer la réponse."
          label="Description"
          lines={3}
          nullable
          path={`${prefix}media_alt`}
        />
      )}
    </div>
  );
}
