import { useFormContext } from 'react-hook-form';
import { UploadField } from '../../game/admin/media/UploadField';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { Fields, type TextSpec } from '../../workshop/form/Fields';
import { ItemList } from '../../workshop/form/ItemList';
import type { OrderPlay } from './rules';

type Form = { play: OrderPlay };

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

/** Writes the items to put in order, each with the number that the answer gives. */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const idOf = (index: number) => getValues(`play.items.${index}.id`);
  const free = () => IDS.find((id) => !getValues('play.items').some((item) => item.id === id));
  return (
    <div className="grid gap-5">
      <ChoiceField<Form> label="Forme" options={SHAPES} path="play.shape" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Fields fields={ENDS} />
      </div>
      <p className="text-sm text-ui-muted">
        La deuxième réponse du jour écrit les numéros dans le bon ordre : « 4 7 3 2 1 5 6 ». L'ordre
        ci-dessous, que les joueurs voient d'abord, ne doit pas le livrer.
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
              kind="artefact"
              label={`Envoyer une image pour l'élément ${idOf(index)}`}
              onUploaded={(address) => setValue(`play.items.${index}.image`, address, CHECKED)}
            />
          </>
        )}
      </ItemList>
    </div>
  );
}
