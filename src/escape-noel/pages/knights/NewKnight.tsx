import { addKnight } from '@/api/knights';
import { KnightForm } from '../../game/knights/KnightForm';
import { freePortrait } from './freePortrait';

interface NewKnightProps {
  account: string;
  /** Portraits of the others: the first free one is proposed. */
  taken: readonly number[];
  onAdded: (knight: string) => void;
  onCancel: () => void;
}

/** « Ajouter un chevalier ». */
export function NewKnight({ account, taken, onAdded, onCancel }: NewKnightProps) {
  return (
    <KnightForm
      account={account}
      action="Ajouter et jouer"
      name=""
      onCancel={onCancel}
      onSaved={onAdded}
      portrait={freePortrait(taken)}
      save={addKnight}
    />
  );
}
