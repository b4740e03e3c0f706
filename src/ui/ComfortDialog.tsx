import { resetComfort, setComfort, useComfort } from '@/lib/comfort';
import { Button } from './Button';
import { CalmSwitch } from './CalmSwitch';
import { Dialog } from './Dialog';

export interface ComfortDialogProps {
  open: boolean;
  onClose: () => void;
  focusAfter: () => HTMLElement | null;
}

/** Changes as one chooses: with an accent, a number and look-alike letters. */
const SAMPLE = 'Le 6 décembre, un petit chevalier poussa la porte bleue du bourg et compta 24 lanternes.';
const CALM_MEANS = "La neige, les confettis et les images qui bougent s'arrêtent. Le jeu reste le même.";

/** « Confort de lecture »: what is chosen applies at once, here included. */
export function ComfortDialog({ open, onClose, focusAfter }: ComfortDialogProps) {
  const { texte, espacement, contraste } = useComfort();
  return (
    <Dialog focusAfter={focusAfter} onClose={onClose} open={open} title="Confort de lecture">
      {(close) => (
        <>
          <figure className="grid gap-1 rounded-md bg-ui-veil p-4">
            <figcaption className="text-base text-ui-muted">Pour essayer&nbsp;:</figcaption>
            <p className="text-xl">{SAMPLE}</p>
          </figure>
          <Choices
            chosen={texte}
            legend="Taille du texte"
            onChoose={(value) => setComfort({ texte: value })}
            options={TEXT_SIZES}
          />
          <Choices
            chosen={espacement}
            legend="Lettres, mots et lignes"
            onChoose={(value) => setComfort({ espacement: value })}
            options={SPACINGS}
          />
          <Choices
            chosen={contraste}
            legend="Contraste"
            onChoose={(value) => setComfort({ contraste: value })}
            options={CONTRASTS}
          />
          <div className="grid gap-1">
            <CalmSwitch className="-ml-2 justify-self-start" />
            <p className="text-base text-ui-muted">{CALM_MEANS}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => close()} variant="gold">
              C'est bien ainsi
            </Button>
            <Button onClick={resetComfort} variant="quiet">
              Remettre comme avant
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

const TEXT_SIZES = [
  [undefined, '100\u00A0%'],
  ['115', '115\u00A0%'],
  ['130', '130\u00A0%'],
  ['150', '150\u00A0%'],
] as const;
const SPACINGS = [
  [undefined, 'Normal'],
  ['aere', 'Aéré'],
] as const;
const CONTRASTS = [
  [undefined, 'Doux'],
  ['fort', 'Renforcé'],
] as const;

interface ChoicesProps<Value extends string> {
  legend: string;
  /** The usual one has no value. */
  options: readonly (readonly [value: Value | undefined, label: string])[];
  chosen: Value | undefined;
  onChoose: (value: Value | undefined) => void;
}

function Choices<Value extends string>({ legend, options, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="pb-1 font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([value, label]) => (
          <label
            className="has-checked:border-ui-gold-edge has-checked:bg-ui-veil relative flex min-h-touch cursor-pointer items-center gap-2 rounded-full border-2 border-ui-line px-4 py-1"
            key={label}
          >
            <input
              checked={value === chosen}
              className="size-5 accent-ui-accent"
              name={legend}
              onChange={() => onChoose(value)}
              type="radio"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
