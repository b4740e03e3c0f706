import { useFormContext, useWatch } from 'react-hook-form';
import type { Day } from '../../edition/document';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { TextField } from '../../workshop/form/Fields';
import { MediaField } from '../../workshop/form/MediaField';

const TYPES = [
  ['none', 'Aucun'],
  ['image', 'Une image'],
  ['audio', 'Un son'],
  ['video', 'Un film'],
] as const;

/** The picture, sound or film of a riddle or a hint. @param prefix '' or the path of the hint with its dot. */
export function MediaFields({ prefix }: { prefix: '' | `hints.${number}.` }) {
  const { setValue } = useFormContext<Day>();
  const type = useWatch<Day, `${typeof prefix}mediatype`>({ name: `${prefix}mediatype` });
  const choose = (chosen: string) => {
    const next = TYPES.find(([each]) => each === chosen)?.[0];
    if (!next) return;
    setValue(`${prefix}mediatype`, next, CHECKED);
    if (next === 'none')
      for (const name of ['image_url', 'media_alt'] as const) setValue(`${prefix}${name}`, null, CHECKED);
    // A sound is no film.
    if (next !== type) setValue(`${prefix}video_url`, null, CHECKED);
  };
  return (
    <div className="grid gap-4">
      <ChoiceField<Day>
        className="sm:max-w-60"
        label="Image, son ou film"
        onChoose={choose}
        options={TYPES}
        path={`${prefix}mediatype`}
      />
      {(type === 'image' || type === 'video') && (
        <MediaField<Day>
          kind={type === 'image' ? 'picture' : 'poster'}
          label={type === 'image' ? "L'image" : "L'image montrée avant le film (facultative)"}
          path={`${prefix}image_url`}
        />
      )}
      {(type === 'audio' || type === 'video') && (
        <MediaField<Day>
          kind={type === 'audio' ? 'sound' : 'film'}
          label={type === 'audio' ? 'Le son' : 'Le film'}
          path={`${prefix}video_url`}
        />
      )}
      {type !== 'none' && (
        <TextField<Day>
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
