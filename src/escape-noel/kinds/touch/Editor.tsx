import { useFormContext, useWatch } from 'react-hook-form';
import { UploadField } from '../../game/admin/media/UploadField';
import { CHECKED } from '../../workshop/form/checked';
import { Fields, TextField, type TextSpec } from '../../workshop/form/Fields';
import { freeId } from '../freeId';
import { PlacesField } from '../PlacesField';
import { SHEET, type TouchPlay } from './rules';

type Form = { play: TouchPlay };

const FIELDS: readonly TextSpec<Form>[] = [
  { path: 'play.scene', label: 'Adresse du décor', plain: true },
  {
    path: 'play.alt',
    label: 'Description du décor',
    hint: 'Le décor en entier, pour ceux qui ne le voient pas.',
    lines: 2,
  },
  {
    path: 'play.noun',
    label: "Nom d'un lieu",
    hint: 'Par exemple « flocon » : le jeu compte les lieux choisis.',
  },
];
const NUMBERS = [{ name: 'radius', label: 'Rayon', most: 400 }];

/** Writes the places to find on a drawing. */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const scene = useWatch<Form, 'play.scene'>({ name: 'play.scene' });
  const idOf = (index: number) => getValues(`play.places.${index}.id`);
  return (
    <div className="grid gap-5">
      <UploadField
        kind="picture"
        label="Envoyer un décor"
        onUploaded={(address) => setValue('play.scene', address, CHECKED)}
      />
      <Fields fields={FIELDS} />
      <p className="text-sm text-ui-muted">
        Touche le décor pour y mettre le lieu choisi, ou déplace un lieu avec les flèches du clavier.
      </p>
      <PlacesField<Form>
        addLabel="Ajouter un lieu"
        blank={() => ({
          id: freeId(getValues('play.places')),
          x: SHEET.width / 2,
          y: SHEET.height / 2,
          radius: 70,
          name: '',
        })}
        focus="name"
        fullNameOf={(index) => `le lieu ${idOf(index)}`}
        inline
        label="Décor et lieux"
        markOf={idOf}
        nameOf={(index) => `lieu ${idOf(index)}`}
        numbers={NUMBERS}
        path="play.places"
        scene={scene}
        sheet={SHEET}
      >
        {(index) => (
          <TextField<Form>
            label={`Ce que l'on voit au lieu ${idOf(index)}`}
            path={`play.places.${index}.name`}
          />
        )}
      </PlacesField>
    </div>
  );
}
