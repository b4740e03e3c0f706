import { useState } from 'react';
import { capitalized } from '@/lib/capitalized';
import { counted } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { PlayerForm } from '../../game/knights/PlayerForm';
import { PlayerRow } from '../../game/knights/PlayerRow';
import { journeyOfTraveller, nameOfTraveller } from '../../game/knights/travellerName';
import { changeTraveller, completedCount, removeTraveller } from '../../game/storage/changeTravellers';
import { playingTraveller, type Traveller } from '../../game/storage/travellers';
import { chooseToTravel } from './choose';

export const LOCAL_NAME = {
  label: 'Nom du voyageur',
  hint: "Il reste dans ce navigateur\u00A0: il n'est envoyé nulle part.",
};

const findHeading = () => document.querySelector<HTMLElement>('main h1');

/** A traveller with what changes it, and takes it away (rule 28.15). */
export function TravellerRow({ traveller }: { traveller: Traveller }) {
  const { id, name, portrait } = traveller;
  const [asked, setAsked] = useState<'change' | 'remove' | null>(null);
  const shown = nameOfTraveller(traveller);
  const isFirst = id === null;
  const title = isFirst ? 'Effacer ce voyage' : 'Retirer ce voyageur';
  const remove = () => {
    setAsked(null);
    // The first one's comfort of reading is shown again.
    if (!isFirst && playingTraveller.read() === id) chooseToTravel(null);
    removeTraveller(id);
  };
  return (
    <PlayerRow figures={counted(completedCount(id), 'énigme')} name={shown} portrait={portrait}>
      <Button onClick={() => setAsked('change')} variant="quiet">
        Modifier<span className="sr-only"> {isolated(shown)}</span>
      </Button>
      <Button onClick={() => setAsked('remove')} variant="quiet">
        {isFirst ? 'Effacer' : 'Retirer'}
        <span className="sr-only"> {isolated(shown)}</span>
      </Button>
      <Dialog onClose={() => setAsked(null)} open={asked === 'change'} title={<bdi>{shown}</bdi>}>
        {(close) => (
          <PlayerForm
            {...LOCAL_NAME}
            action="Enregistrer"
            name={name}
            onCancel={() => close()}
            onSaved={() => close()}
            portrait={portrait}
            save={(named, chosen) => {
              changeTraveller(id, { name: named, portrait: chosen });
              return Promise.resolve();
            }}
          />
        )}
      </Dialog>
      <ConfirmDialog
        confirmLabel={isFirst ? 'Effacer pour toujours' : 'Retirer pour toujours'}
        danger
        focusAfter={findHeading}
        onCancel={() => setAsked(null)}
        onConfirm={remove}
        open={asked === 'remove'}
        title={title}
      >
        <p>
          <strong className="wrap-anywhere">{capitalized(journeyOfTraveller(traveller))}</strong> (
          {counted(completedCount(id), 'énigme')}), ses indices, ses anneaux, ce qui attend d'être envoyé et
          son nom seront effacés de ce navigateur pour toujours, éditions passées comprises. Les voyages des
          autres ne bougent pas.
        </p>
        <p className="mt-3">
          Pour l'emporter sur un autre appareil avant, joue son voyage, puis ouvre «&nbsp;Emporter mon
          voyage&nbsp;».
        </p>
      </ConfirmDialog>
    </PlayerRow>
  );
}
