import { useFormContext, useWatch } from 'react-hook-form';
import { shapeWords } from '../../game/admin/media/picturePlaces';
import { AskedPicture } from '../solution/AskedPicture';
import { CHECKED } from '../../workshop/form/checked';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { TextField } from '../../workshop/form/Fields';
import { MediaField } from '../../workshop/form/MediaField';
import { NumberField } from '../../workshop/form/NumberField';
import { TextList } from '../../workshop/form/TextList';
import { PlacesField } from '../PlacesField';
import { LINE_LENGTH, SHEET, type ToolPlay } from './rules';

type Form = { play: ToolPlay };

const TOOLS = [
  ['mirror', 'Un miroir'],
  ['spyglass', 'Une longue-vue'],
] as const;
const COLOURS = [
  ['bleue', 'Bleue'],
  ['rouge', 'Rouge'],
] as const;

/** Writes the lines that a mirror puts right, or the stars that a spyglass shows. */
export function Editor() {
  const { getValues, setValue } = useFormContext<Form>();
  const tool = useWatch<Form, 'play.tool'>({ name: 'play.tool' });
  const choose = (next: string) => {
    const { day, name } = getValues('play');
    const shared = { kind: 'tool', day, name } as const;
    setValue(
      'play',
      next === 'spyglass'
        ? { ...shared, tool: 'spyglass', scene: '', alt: '', stars: [] }
        : { ...shared, tool: 'mirror', lines: ['', ''] },
      CHECKED,
    );
  };
  return (
    <div className="grid gap-5">
      <ChoiceField<Form> label="Objet" onChoose={choose} options={TOOLS} path="play.tool" />
      <div className="grid gap-4 sm:grid-cols-2">
        <NumberField<Form> label="Jour qui donne l'objet" most={23} path="play.day" />
        <TextField<Form> hint="Avec son article : « le miroir »." label="Nom de l'objet" path="play.name" />
      </div>
      {tool === 'spyglass' ? (
        <Spyglass />
      ) : (
        <TextList<Form>
          addLabel="Ajouter une ligne"
          hint="À l'endroit : la page les montre à l'envers, et le miroir remet une ligne à la fois à l'endroit."
          item="Ligne"
          legend="Lignes du texte"
          limit={LINE_LENGTH}
          path="play.lines"
        />
      )}
    </div>
  );
}

function Spyglass() {
  const scene = useWatch<Form, 'play.scene'>({ name: 'play.scene' });
  return (
    <>
      <MediaField<Form>
        addressLabel="Adresse du ciel"
        kind="sky"
        label="Le ciel, sans les étoiles qui comptent"
        nullable={false}
        path="play.scene"
        uploadLabel="Envoyer un ciel"
      />
      <TextField<Form> label="Description du ciel" lines={2} path="play.alt" />
      {scene === '' ? (
        <AskedPicture plane={SHEET} words={shapeWords('sky')} />
      ) : (
        <PlacesField<Form>
          addLabel="Ajouter une étoile"
          blank={({ x, y }) => ({ x, y, colour: 'bleue', note: '' })}
          fullNameOf={(index) => `l'étoile ${index + 1}`}
          label="Ciel et étoiles"
          markOf={(index) => String(index + 1)}
          nameOf={(index) => `étoile ${index + 1}`}
          path="play.stars"
          scene={scene}
          sheet={SHEET}
        >
          {(index) => (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextField<Form>
                label={`Ce que dit la longue-vue de l'étoile ${index + 1}`}
                path={`play.stars.${index}.note`}
              />
              <ChoiceField<Form>
                className=""
                label={`Couleur de l'étoile ${index + 1}`}
                options={COLOURS}
                path={`play.stars.${index}.colour`}
              />
            </div>
          )}
        </PlacesField>
      )}
    </>
  );
}
