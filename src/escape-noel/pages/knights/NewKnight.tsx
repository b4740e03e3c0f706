import { addKnight } from '@/api/knights';
import { KnightForm } from '../../game/knights/KnightForm';
import { PORTRAITS } from '../../game/knights/Portrait';

interface NewKnightProps {
  account: string;
  /** Portraits of the others: the first free one is proposed. */
  taken: readonly number[];
  onAdded: (knight: string) => void;
  onCancel: () => void;
}

/** « Ajouter un chevalier ». */
export function NewKnight({ account, taken, onAdded, onCancel }: NewKnightProps) {
  const free = PORTRAITS.findIndex((_, index) => !taken.includes(index + 1));
  return (
    <KnightForm
      account={account}
      action="Ajouter et jouer"
      name=""
      onCancel={onCancel}
      onSaved={onAdded}
      portrait={free + 1 || 1}
      save={addKnight}
    />
  );
}
