import { useFormContext, useWatch } from 'react-hook-form';
import { SolutionField } from '../solution/SolutionField';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { TextField } from '../../workshop/form/Fields';
import { ItemList } from '../../workshop/form/ItemList';
import { NumberField } from '../../workshop/form/NumberField';
import { TextList } from '../../workshop/form/TextList';
import { STARTS } from '../starts';
import { readPlay } from './Board';
import { noteName, type ListenPlay } from './rules';

type Form = { play: ListenPlay };

const SHAPES = [
  ['keys', 'Des touches à jouer'],
  ['row', 'Un air où trouver les fausses notes'],
] as const;
const TIMBRES = [
  ['towerBell', 'Une cloche de clocher'],
  ['glassBell', 'Une clochette de verre'],
  ['musicBox', 'Une boîte à musique'],
] as const;
const ROW: ListenPlay = {
  kind: 'listen',
  shape: 'row',
  timbre: 'musicBox',
  phrases: ['C5 C5 C5 D5 E5 D5', 'C5 E5 D5 D5 C5 C5'],
  count: 4,
};
const MOST_KEYS = 9;

const NOTES = [3, 4, 5, 6].flatMap((octave) =>
  ['C', 'C#', 'Db', 'D', 'D#', 'Eb', 'E', 'F', 'F#', 'Gb', 'G', 'G#', 'Ab', 'A', 'A#', 'Bb', 'B'].map(
    (name) => {
      const note = `${name}${octave}`;
      return [note, `${noteName(note)} ${octave} (${note})`] as const;
    },
  ),
);

/** Writes keys to play, or a tune with wrong notes. */
export function Editor() {
  const { setValue } = useFormContext<Form>();
  const shape = useWatch<Form, 'play.shape'>({ name: 'play.shape' });
  return (
    <div className="grid gap-5">
      <ChoiceField<Form>
        label="Forme"
        onChoose={(next) => setValue('play', next === 'row' ? ROW : STARTS.listen, CHECKED)}
        options={SHAPES}
        path="play.shape"
      />
      <ChoiceField<Form> label="Son" options={TIMBRES} path="play.timbre" />
      {shape === 'row' ? <Tune /> : <Keys />}
      <SolutionField
        readPlay={readPlay}
        task={
          shape === 'row'
            ? 'Écoute les notes, et marque celles qui sont fausses.'
            : "Joue l'air que les joueurs doivent retrouver."
        }
      />
    </div>
  );
}

const Tune = () => (
  <>
    <TextList<Form>
      addLabel="Ajouter une phrase"
      hint="Des notes séparées par une espace, à l'anglaise : C est do, D ré, E mi, F fa, G sol, A la, B si ; # est un dièse, b un bémol, et le chiffre est l'octave. Par exemple « C5 C5 D5 F#4 »."
      item="Phrase"
      legend="L'air"
      path="play.phrases"
      plain
    />
    <NumberField<Form> className="sm:max-w-40" label="Nombre de fausses notes" most={99} path="play.count" />
  </>
);

function Keys() {
  const { getValues } = useFormContext<Form>();
  const isFull = () => {
    const play = getValues('play');
    return play.shape === 'keys' && play.keys.length >= MOST_KEYS;
  };
  return (
    <>
      <ItemList<Form>
        addLabel="Ajouter une touche"
        blank={() => (isFull() ? undefined : { name: '', note: '' })}
        focus="name"
        nameOf={(index) => `la touche ${index + 1}`}
        ordered
        path="play.keys"
      >
        {(index) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField<Form> label={`Nom de la touche ${index + 1}`} path={`play.keys.${index}.name`} />
            <ChoiceField<Form>
              className=""
              label={`Note de la touche ${index + 1}`}
              options={NOTES}
              path={`play.keys.${index}.note`}
            />
          </div>
        )}
      </ItemList>
      <NumberField<Form> className="sm:max-w-40" label="Nombre de coups" most={12} path="play.length" />
    </>
  );
}
