import { useId } from 'react';
import { replaced, spliced } from '@/lib/arrays';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { fieldId } from '../../workshop/form/fieldFocus';
import { TextField } from '../../workshop/form/Fields';
import { TextBox } from '../../workshop/form/TextBox';
import { usePlay } from '../../workshop/form/usePlay';
import { schema, type PiecesPlay } from './rules';

type Form = { play: PiecesPlay };

const COLUMNS = [
  [2, 'Deux'],
  [3, 'Trois'],
] as const;

/** The pieces at first with another one at a place: the two change places. */
function laidWith(laid: readonly number[], place: number, piece: number): number[] {
  const other = laid[place] ?? piece;
  return laid.map((each, index) => (index === place ? piece : each === piece ? other : each));
}

/** The last piece goes first, and the first one last: none of them is at its own place. */
const withOneMore = (laid: readonly number[]): number[] => {
  const [first = 0, ...others] = laid;
  return laid.length === 0 ? [0] : [laid.length, ...others, first];
};

const withOneLess = (laid: readonly number[], removed: number): number[] =>
  laid.filter((piece) => piece !== removed).map((piece) => (piece > removed ? piece - 1 : piece));

/** Writes the pieces of a text, and how they lie at first. */
export function Editor() {
  const [play, write] = usePlay(schema);
  const { pieces, laid } = play;
  const addId = useId();
  return (
    <div className="grid gap-5">
      <TextField<Form>
        hint="Par exemple « La borne, en morceaux »."
        label="Ce qui est en morceaux"
        path="play.whole"
      />
      <ChoiceField<Form> label="Morceaux par rangée" options={COLUMNS} path="play.columns" />
      <p className="text-sm text-ui-muted">
        Les morceaux dans le bon ordre, de gauche à droite et de haut en bas. Ils ont tous autant de lignes,
        et leurs lignes la même longueur, espaces comprises : cinq signes se lisent bien au téléphone.
      </p>
      {pieces.map((lines, index) => (
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end sm:gap-3" key={index}>
          <TextBox
            className="font-mono"
            id={fieldId(`play.pieces.${index}`)}
            label={`Morceau ${index + 1}`}
            lines={Math.max(2, lines.length)}
            notes={[]}
            onChange={(text) => write({ ...play, pieces: replaced(pieces, index, text.split('\n')) })}
            plain
            value={lines.join('\n')}
          />
          <Button
            className="justify-self-start"
            onClick={() => {
              write({ ...play, pieces: spliced(pieces, index, 1), laid: withOneLess(laid, index) });
              focusSoon(addId);
            }}
            variant="quiet"
          >
            Retirer
            <span className="sr-only">{` le morceau ${index + 1}`}</span>
          </Button>
        </div>
      ))}
      <Button
        className="justify-self-start"
        id={addId}
        onClick={() => {
          write({ ...play, pieces: [...pieces, ['']], laid: withOneMore(laid) });
          focusSoon(fieldId(`play.pieces.${pieces.length}`));
        }}
        variant="quiet"
      >
        Ajouter un morceau
      </Button>
      <fieldset className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <legend className="mb-1 text-lg font-bold">Les places au début</legend>
        {laid.map((piece, place) => (
          <Field key={place} label={`À la place ${place + 1}`}>
            {(control) => (
              <Select
                {...control}
                onChange={({ target }) =>
                  write({ ...play, laid: laidWith(laid, place, Number(target.value)) })
                }
                value={piece}
              >
                {pieces.map((_, index) => (
                  <option key={index} value={index}>
                    {`Morceau ${index + 1}`}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </fieldset>
    </div>
  );
}
