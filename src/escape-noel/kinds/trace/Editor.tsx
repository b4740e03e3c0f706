import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { TextField } from '../../workshop/form/Fields';
import { MediaField } from '../../workshop/form/MediaField';
import { NumberField } from '../../workshop/form/NumberField';
import { freeId } from '../freeId';
import { PlacesField } from '../PlacesField';
import type { Node, TracePlay } from './rules';

type Form = { play: TracePlay };

const SIZES = [
  [1, 'Petite'],
  [2, 'Moyenne'],
  [3, 'Grande'],
  [4, 'La plus brillante'],
] as const;

const asStar = ({ size = 2, ...node }: Node): Node => ({ ...node, size });
const asPlace = ({ id, x, y, name }: Node): Node => ({ id, x, y, name });

/** Writes the places to join by a line: the stars of a sky, or places on a picture. */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const [width, height, scene = ''] = useWatch<Form, ['play.width', 'play.height', 'play.scene']>({
    name: ['play.width', 'play.height', 'play.scene'],
  });
  const [isSky, setSky] = useState(scene === '');
  const idOf = (index: number) => getValues(`play.nodes.${index}.id`);
  const noun = isSky ? 'étoile' : 'lieu';
  const choose = (sky: boolean) => {
    const { nodes } = getValues('play');
    setSky(sky);
    setValue('play.scene', '', CHECKED);
    setValue('play.alt', '', CHECKED);
    setValue('play.nodes', nodes.map(sky ? asStar : asPlace), CHECKED);
  };
  return (
    <div className="grid gap-5">
      <Field label="Fond">
        {(control) => (
          <Select
            {...control}
            className="sm:max-w-72"
            onChange={({ target }) => choose(target.value === 'sky')}
            value={isSky ? 'sky' : 'picture'}
          >
            <option value="sky">Un ciel étoilé</option>
            <option value="picture">Une image</option>
          </Select>
        )}
      </Field>
      {!isSky && (
        <>
          <MediaField<Form>
            addressLabel="Adresse du fond"
            kind="picture"
            label="L'image du fond"
            nullable={false}
            path="play.scene"
            uploadLabel="Envoyer un fond"
          />
          <TextField<Form> label="Description du fond" lines={2} path="play.alt" />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<Form> label="Largeur du dessin" most={2000} path="play.width" />
        <NumberField<Form> label="Hauteur du dessin" most={2000} path="play.height" />
      </div>
      <p className="text-sm text-ui-muted">
        La deuxième réponse du jour écrit les numéros dans l'ordre du trait : « 03 02 01 ». Touche le dessin
        pour y mettre ce qui est choisi, ou déplace-le avec les flèches du clavier. Chaque description dit ce
        que c'est et où, pour ceux qui ne voient pas le dessin.
      </p>
      <PlacesField<Form>
        addLabel={isSky ? 'Ajouter une étoile' : 'Ajouter un lieu'}
        blank={() => {
          const node = { id: freeId(getValues('play.nodes')), x: width / 2, y: height / 2, name: '' };
          return isSky ? asStar(node) : node;
        }}
        focus="name"
        fullNameOf={(index) => `${isSky ? "l'" : 'le '}${noun} ${idOf(index)}`}
        label="Dessin et places"
        markOf={idOf}
        nameOf={(index) => `${noun} ${idOf(index)}`}
        path="play.nodes"
        scene={scene}
        sheet={{ width, height }}
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
            <TextField<Form>
              label={`Description, ${noun} ${idOf(index)}`}
              path={`play.nodes.${index}.name`}
            />
            {isSky && (
              <ChoiceField<Form>
                label={`Taille de l'étoile ${idOf(index)}`}
                options={SIZES}
                path={`play.nodes.${index}.size`}
              />
            )}
          </div>
        )}
      </PlacesField>
    </div>
  );
}
