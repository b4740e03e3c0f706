import { useFormContext, useWatch } from 'react-hook-form';
import { UploadField } from '../../game/admin/media/UploadField';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { Fields, type TextSpec } from '../../workshop/form/Fields';
import { ItemList } from '../../workshop/form/ItemList';
import { freshSeed, mixedItems } from '../solution/mixing';
import { MixButton } from '../solution/MixButton';
import { madeAnswers, withSolution } from '../solution/solution';
import { SolutionField } from '../solution/SolutionField';
import { readPlay } from './Board';
import type { OrderPlay } from './rules';

type Form = { play: OrderPlay; answers: string[] };

const IDS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const SHAPES = [
  ['file', 'Une file'],
  ['ring', 'Une ronde'],
] as const;
const ENDS: readonly TextSpec<Form>[] = [
  { path: 'play.first', label: 'Mots du début' },
  { path: 'play.last', label: 'Mots de la fin' },
];
const itemFields = (index: number, id: string): readonly TextSpec<Form>[] => [
  { path: `play.items.${index}.text`, label: `Élément ${id}` },
  { path: `play.items.${index}.image`, label: `Image de l'élément ${id} (facultative)`, plain: true },
];

/** Writes the things to put in order. Their right order is shown on the board; the workshop mixes and numbers them. */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const idOf = (index: number) => getValues(`play.items.${index}.id`);
  const free = () => IDS.find((id) => !getValues('play.items').some((item) => item.id === id));
  const conceal = (solution: string): string => {
    const mixed = mixedItems(getValues('play.items'), solution, freshSeed());
    setValue('play.items', mixed.items, CHECKED);
    return mixed.solution;
  };
  const mixAgain = () => {
    const { play, answers } = getValues();
    const [solution] = madeAnswers(play, answers);
    if (solution !== undefined) setValue('answers', withSolution(play, answers, conceal(solution)), CHECKED);
  };
  return (
    <div className="grid gap-5">
      <ChoiceField<Form> label="Forme" options={SHAPES} path="play.shape" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Fields fields={ENDS} />
      </div>
      <section aria-labelledby="order-things" className="grid min-w-0 gap-4">
        <h3 className="text-lg font-bold" id="order-things">
          Les choses à ranger
        </h3>
        <p className="text-sm text-ui-muted">
          Écris-les dans n'importe quel ordre : le bon se montre plus bas, sur le jeu. L'atelier les mélange
          ensuite, et la liste est alors celle que les joueurs voient d'abord.
        </p>
        <ItemList<Form>
          addLabel="Ajouter un élément"
          blank={() => {
            const id = free();
            return id === undefined ? undefined : { id, text: '', image: '' };
          }}
          focus="text"
          nameOf={(index) => `l'élément ${idOf(index)}`}
          ordered
          path="play.items"
        >
          {(index) => (
            <>
              <Fields fields={itemFields(index, idOf(index))} />
              <UploadField
                kind="thing"
                label={`Envoyer une image pour l'élément ${idOf(index)}`}
                onUploaded={(address) => setValue(`play.items.${index}.image`, address, CHECKED)}
              />
            </>
          )}
        </ItemList>
      </section>
      <SolutionField
        blank={() =>
          getValues('play.items')
            .map(({ id }) => id)
            .join(' ')
        }
        conceal={conceal}
        readPlay={readPlay}
        task="Range les choses dans le bon ordre : fais-les glisser, ou sers-toi de leurs flèches."
      >
        <StartOrder onMix={mixAgain} />
      </SolutionField>
    </div>
  );
}

/** The things as players find them. */
function StartOrder({ onMix }: { onMix: () => void }) {
  const items = useWatch<Form, 'play.items'>({ name: 'play.items' });
  return (
    <div className="grid gap-3">
      <h4 className="font-bold">Au début, les joueurs voient</h4>
      <ol className="grid list-decimal gap-1 pl-6">
        {items.map(({ id, text }) => (
          <li className="wrap-anywhere" key={id}>
            {text}
          </li>
        ))}
      </ol>
      <MixButton onMix={onMix} />
    </div>
  );
}
