import { useFormContext, useWatch } from 'react-hook-form';
import { SolutionField } from '../solution/SolutionField';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { Fields, type TextSpec } from '../../workshop/form/Fields';
import { capitals } from '../../workshop/form/TextBox';
import { TextList } from '../../workshop/form/TextList';
import { readPlay } from './Board';
import type { WheelPlay } from './rules';

type Form = { play: WheelPlay };

const DIGITS = '0123456789';
const SHAPES = [
  ['dials', 'Un cadenas à molettes'],
  ['ring', 'Une roue à déchiffrer'],
] as const;
const STARTS: Readonly<Record<string, WheelPlay>> = {
  dials: { kind: 'wheel', shape: 'dials', dials: [DIGITS, DIGITS, DIGITS] },
  ring: { kind: 'wheel', shape: 'ring', message: 'UN MESSAGE' },
};
const MESSAGE: readonly TextSpec<Form>[] = [
  {
    path: 'play.message',
    label: 'Message chiffré',
    hint: 'Le message chiffré, en capitales sans accent. La réponse se tape.',
    lines: 3,
    adapt: (text) => capitals(text).replaceAll(/[^A-Z ]/g, ''),
  },
];

/** Writes a cipher wheel's message, or a lock's dials. */
export function Editor() {
  const { setValue } = useFormContext<Form>();
  const shape = useWatch<Form, 'play.shape'>({ name: 'play.shape' });
  return (
    <div className="grid gap-5">
      <ChoiceField<Form>
        label="Forme"
        onChoose={(next) => {
          const start = STARTS[next];
          if (start) setValue('play', start, CHECKED);
        }}
        options={SHAPES}
        path="play.shape"
      />
      {shape === 'ring' ? (
        <Fields fields={MESSAGE} />
      ) : (
        <>
          <TextList<Form>
            adapt={(text) => capitals(text).replaceAll(/[^A-Z\d]/g, '')}
            addLabel="Ajouter une molette"
            blank={DIGITS}
            hint="Les signes de chacune, dans l'ordre où elle tourne : le premier est celui du début."
            item="Molette"
            legend="Molettes"
            most={5}
            path="play.dials"
            removed={(number) => ` la molette ${number}`}
          />
          <SolutionField readPlay={readPlay} task="Tourne les molettes pour ouvrir le cadenas." />
        </>
      )}
    </div>
  );
}
