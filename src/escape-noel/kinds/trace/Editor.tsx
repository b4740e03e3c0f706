import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field } from '@/ui/Field';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Select } from '@/ui/inputs';
import { hasShapeOf } from '@/lib/pictureShapes';
import { shapeWords } from '../../game/admin/media/picturePlaces';
import { AskedPicture } from '../solution/AskedPicture';
import { numberedByPlace } from '../solution/mixing';
import { SolutionField } from '../solution/SolutionField';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { TextField } from '../../workshop/form/Fields';
import { MediaField } from '../../workshop/form/MediaField';
import { freeId } from '../freeId';
import type { Plane } from '../places';
import { PlacesField } from '../PlacesField';
import { readPlay } from './Board';
import type { Node, TracePlay } from './rules';

type Form = { play: TracePlay; answers: string[] };

/** The shapes of a night sky; a picture gives its own. */
const SKIES = [
  ['960 720', 'Couché'],
  ['960 960', 'Carré'],
  ['960 1200', 'Debout'],
] as const;

const SIZES = [
  [1, 'Petite'],
  [2, 'Moyenne'],
  [3, 'Grande'],
  [4, 'La plus brillante'],
] as const;

/** The width of every new drawing, in its own units. */
const UNITS = 960;

const asStar = ({ size = 2, ...node }: Node): Node => ({ ...node, size });
const asPlace = ({ id, x, y, name }: Node): Node => ({ id, x, y, name });

/** Writes the places to join by a line: the stars of a sky, or places on a picture. */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const [width, height, scene = ''] = useWatch<Form, ['play.width', 'play.height', 'play.scene']>({
    name: ['play.width', 'play.height', 'play.scene'],
  });
  const [isSky, setSky] = useState(scene === '');
  const [shape, setShape] = useState<Plane | null>(null);
  const idOf = (index: number) => getValues(`play.nodes.${index}.id`);
  const noun = isSky ? 'étoile' : 'lieu';
  const choose = (sky: boolean) => {
    const { nodes } = getValues('play');
    setSky(sky);
    setValue('play.scene', '', CHECKED);
    setValue('play.alt', '', CHECKED);
    setValue('play.nodes', nodes.map(sky ? asStar : asPlace), CHECKED);
  };
  /** Another shape of the drawing; its points stay at the same place in it. */
  const reshape = (next: Plane) => {
    const scaled = { width: UNITS, height: Math.round((UNITS * next.height) / next.width) };
    const moved = getValues('play.nodes').map((node) => ({
      ...node,
      x: Math.round((node.x * scaled.width) / (width || 1)),
      y: Math.round((node.y * scaled.height) / (height || 1)),
    }));
    setValue('play', { ...getValues('play'), ...scaled, nodes: moved }, CHECKED);
  };
  const conceal = (solution: string): string => {
    const { places, text } = numberedByPlace(getValues('play.nodes'), height, solution);
    setValue('play.nodes', places, CHECKED);
    return text;
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
            kind="map"
            label="L'image du fond"
            nullable={false}
            path="play.scene"
            uploadLabel="Envoyer un fond"
          />
          <TextField<Form> label="Description du fond" lines={2} path="play.alt" />
        </>
      )}
      {isSky && (
        <Field label="Forme du ciel">
          {(control) => (
            <Select
              {...control}
              className="sm:max-w-72"
              onChange={({ target }) => {
                const [wide = width, high = height] = target.value.split(' ').map(Number);
                reshape({ width: wide, height: high });
              }}
              value={`${width} ${height}`}
            >
              {!SKIES.some(([size]) => size === `${width} ${height}`) && (
                <option value={`${width} ${height}`}>La sienne</option>
              )}
              {SKIES.map(([size, name]) => (
                <option key={size} value={size}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {!isSky && scene === '' && <AskedPicture plane={{ width, height }} words={shapeWords('map')} />}
      {!isSky && scene !== '' && shape && !hasShapeOf(shape, { width, height }) && (
        <Alert title="Cette image n'a pas la forme du dessin" tone="info">
          <p>Sans changement, les joueurs la verraient déformée. Les points suivent la nouvelle forme.</p>
          <Button className="justify-self-start" onClick={() => reshape(shape)} variant="quiet">
            Donner au dessin la forme de l'image
          </Button>
        </Alert>
      )}
      {(isSky || scene !== '') && (
        <PlacesField<Form>
          addLabel={isSky ? 'Ajouter une étoile' : 'Ajouter un lieu'}
          blank={({ x, y }) => {
            const node = { id: freeId(getValues('play.nodes')), x, y, name: '' };
            return isSky ? asStar(node) : node;
          }}
          fullNameOf={(index) => `${isSky ? "l'" : 'le '}${noun} ${idOf(index)}`}
          label="Dessin et places"
          markOf={idOf}
          nameOf={(index) => `${noun} ${idOf(index)}`}
          onShape={(loaded) => {
            if (getValues('play.nodes').length === 0 && !isSky) reshape(loaded);
            setShape(loaded);
          }}
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
      )}
      <SolutionField
        conceal={conceal}
        readPlay={readPlay}
        task={`Trace le trait qui passe par ${isSky ? 'toutes les étoiles' : 'tous les lieux'}, une fois par chacun${isSky ? 'e' : ''}.`}
      />
    </div>
  );
}
