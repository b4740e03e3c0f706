import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { sorted } from '@/lib/arrays';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Checkbox } from '@/ui/Checkbox';
import { hasShapeOf } from '@/lib/pictureShapes';
import { shapeWords } from '../../game/admin/media/picturePlaces';
import { AskedPicture } from '../solution/AskedPicture';
import { numberedByPlace } from '../solution/mixing';
import { useSolution } from '../solution/useSolution';
import { CHECKED } from '../../workshop/form/checked';
import { Fields, TextField, type TextSpec } from '../../workshop/form/Fields';
import { MediaField } from '../../workshop/form/MediaField';
import { freeId } from '../freeId';
import { listedIds, toggleId } from '../ids';
import type { Plane } from '../places';
import { PlacesField } from '../PlacesField';
import { SHEET, type TouchPlay } from './rules';

type Form = { play: TouchPlay; answers: string[] };

const FIELDS: readonly TextSpec<Form>[] = [
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
const SIZES = { least: 66, usual: 70, most: 300 } as const;
const SHAPE_WORDS = shapeWords('touch');

/** Writes the places to find on a drawing, and ticks the right ones: their numbers are the workshop's (rule 15.12). */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const { play, text, write } = useSolution({ isKept: true });
  const [shape, setShape] = useState<Plane>(SHEET);
  if (play?.kind !== 'touch') return null;
  const { scene, places } = play;
  const ids = places.map(({ id }) => id);
  const right = listedIds(ids, text ?? '');
  const idOf = (index: number) => ids[index] ?? '';
  const isRight = (index: number) => right.includes(idOf(index));
  const tick = (index: number) => write(toggleId(sorted(ids), text ?? '', idOf(index)) || null);
  const insert = (place: TouchPlay['places'][number]): number => {
    const all = [...getValues('play.places'), place];
    const numbered = numberedByPlace(all, SHEET.height, text ?? '');
    setValue('play.places', numbered.places, CHECKED);
    if (text !== null)
      write(
        listedIds(
          numbered.places.map(({ id }) => id),
          numbered.text,
        ).join(' '),
      );
    return numbered.places.findIndex(({ x, y, name }) => x === place.x && y === place.y && name === '');
  };
  const renderTick = (index: number) => (
    <Checkbox checked={isRight(index)} className="mr-auto gap-3" onChange={() => tick(index)}>
      <span>
        C'est un bon endroit
        <span className="sr-only">{`\u00A0: lieu ${idOf(index)}`}</span>
      </span>
    </Checkbox>
  );
  return (
    <div className="grid gap-5">
      <MediaField<Form>
        addressLabel="Adresse du décor"
        kind="touch"
        label="Le décor"
        nullable={false}
        path="play.scene"
        uploadLabel="Envoyer un décor"
      />
      {scene === '' ? (
        <AskedPicture plane={SHEET} words={`${SHAPE_WORDS} Les lieux se dessinent dessus.`} />
      ) : (
        <>
          {!hasShapeOf(shape, SHEET) && (
            <Alert title="Cette image n'a pas la forme du jeu" tone="info">
              <p>{`${SHAPE_WORDS} Celle-ci serait déformée : recadre-la, puis envoie-la à nouveau.`}</p>
            </Alert>
          )}
          <PlacesField<Form>
            addLabel="Ajouter un lieu"
            blank={({ x, y, radius = SIZES.usual }) => ({
              id: freeId(getValues('play.places')),
              x,
              y,
              radius,
              name: '',
            })}
            fullNameOf={(index) => `le lieu ${idOf(index)}`}
            insert={insert}
            isRight={isRight}
            label="Décor et lieux"
            markOf={idOf}
            nameOf={(index) => `lieu ${idOf(index)}`}
            onShape={setShape}
            path="play.places"
            scene={scene}
            sheet={SHEET}
            sizes={SIZES}
            tools={renderTick}
          >
            {(index) => (
              <TextField<Form>
                label={`Ce que l'on voit au lieu ${idOf(index)}`}
                path={`play.places.${index}.name`}
              />
            )}
          </PlacesField>
          <p role="status">
            {right.length === 0
              ? 'Aucun bon endroit : coche ceux que le joueur doit toucher.'
              : `${counted(right.length, 'bon endroit', 'bons endroits')} sur ${places.length}.`}
          </p>
        </>
      )}
      <Fields fields={FIELDS} />
    </div>
  );
}
