import { useId, useMemo } from 'react';
import * as v from 'valibot';
import { replaced, spliced } from '@/lib/arrays';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { LOCKED } from '../solution/locked';
import { MixButton } from '../solution/MixButton';
import { freshSeed, mixedPieces } from '../solution/mixing';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { fieldId } from '../../workshop/form/fieldFocus';
import { TextField } from '../../workshop/form/Fields';
import { TextBox } from '../../workshop/form/TextBox';
import { usePlay } from '../../workshop/form/usePlay';
import { readPlay } from './Board';
import { schema, type PiecesPlay } from './rules';

type Form = { play: PiecesPlay };

const COLUMNS = [
  [2, 'Deux'],
  [3, 'Trois'],
] as const;

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
      <PlayedPieces
        onMix={() => write({ ...play, laid: mixedPieces(pieces.length, freshSeed(), laid) })}
        play={play}
      />
    </div>
  );
}

interface PlayedPiecesProps {
  play: PiecesPlay;
  onMix: () => void;
}

/** The pieces as players find them, and once they are in their places. */
function PlayedPieces({ play, onMix }: PlayedPiecesProps) {
  const board = useMemo(() => (v.is(schema, play) ? readPlay(play) : null), [play]);
  if (!board) return <p className="text-ui-muted">Le jeu paraît ici dès que ses champs sont remplis.</p>;
  const whole = play.pieces.map((_, index) => index).join(' ');
  return (
    <div className="grid gap-6">
      {[
        { title: 'La solution', value: whole },
        { title: 'Au début, les joueurs voient', value: '' },
      ].map(({ title, value }) => (
        <section aria-label={title} className="grid gap-3" key={title}>
          <h3 className="text-lg font-bold">{title}</h3>
          <div className="mx-auto w-full max-w-md" inert>
            {board.render({ ...LOCKED, value })}
          </div>
        </section>
      ))}
      <MixButton onMix={onMix} />
    </div>
  );
}
