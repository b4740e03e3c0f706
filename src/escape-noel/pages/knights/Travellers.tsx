import Plus from '@art/icons/plus.svg?react';
import { useState } from 'react';
import { usePersisted } from '@/lib/storage';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { PlayerForm } from '../../game/knights/PlayerForm';
import { nameOfTraveller } from '../../game/knights/travellerName';
import { useSession } from '../../game/session/useSession';
import { addTraveller } from '../../game/storage/changeTravellers';
import { MAX_TRAVELLERS, travellers, type TravellerId } from '../../game/storage/travellers';
import { ChooserLayout } from './ChooserLayout';
import { chooseToTravel } from './choose';
import { freePortrait } from './freePortrait';
import { Portraits } from '../../game/knights/Portraits';
import { LOCAL_NAME, TravellerRow } from './TravellerRow';
import { useGoOn } from './useGoOn';

/** The choice of the traveller that plays, which no request needs (rules 28.15 and 28.16). */
export function Travellers() {
  const listed = usePersisted(travellers);
  const { traveller } = useSession();
  const [mode, setMode] = useState<'choose' | 'add' | 'change'>('choose');
  const goOn = useGoOn();
  const play = (chosen: TravellerId) => {
    chooseToTravel(chosen);
    goOn();
  };
  const isAlone = listed.length === 1;
  return (
    <ChooserLayout
      subtitle={
        mode === 'change'
          ? 'Change un nom ou un portrait, ou retire un voyageur de ce navigateur.'
          : isAlone
            ? 'Un autre enfant joue sur cet appareil\u00A0? Ajoute-le\u00A0: chacun aura son voyage, ses points et ses étoiles, sans compte.'
            : 'Chacun a son voyage, ses points et ses étoiles. Touche ton portrait.'
      }
    >
      {mode === 'change' ? (
        <>
          <ul className="mx-auto grid w-full max-w-2xl gap-3">
            {listed.map((each) => (
              <TravellerRow key={each.id} traveller={each} />
            ))}
          </ul>
          <Button className="justify-self-center" onClick={() => setMode('choose')} size="lg" variant="gold">
            Terminer
          </Button>
        </>
      ) : (
        <Portraits
          onChoose={play}
          players={listed.map((each) => ({ ...each, name: nameOfTraveller(each) }))}
          playing={traveller}
        />
      )}
      {mode === 'choose' && (
        <div className="grid justify-items-center gap-3">
          {listed.length < MAX_TRAVELLERS ? (
            <Button onClick={() => setMode('add')} size="lg" variant={isAlone ? 'gold' : 'quiet'}>
              <Plus className="size-5" />
              Ajouter un voyageur
            </Button>
          ) : (
            <p className="text-center text-nuit-mist">Ce navigateur a ses six voyageurs.</p>
          )}
          <Button onClick={() => setMode('change')} variant="quiet">
            Modifier
          </Button>
          <p className="max-w-xl text-balance text-center text-base text-nuit-mist">
            Les noms et les voyages restent dans ce navigateur.
          </p>
        </div>
      )}
      {mode === 'add' && (
        <Sheet className="mx-auto w-full max-w-2xl gap-5 p-5 sm:p-8" foil title="Un nouveau voyageur">
          <PlayerForm
            {...LOCAL_NAME}
            action="Ajouter et jouer"
            name=""
            onCancel={() => setMode('choose')}
            onSaved={play}
            portrait={freePortrait(listed.map(({ portrait }) => portrait))}
            save={add}
          />
        </Sheet>
      )}
    </ChooserLayout>
  );
}

function add(name: string, portrait: number): Promise<TravellerId> {
  const added = addTraveller(name, portrait);
  return added === undefined
    ? Promise.reject(new Error('Every number has something stored'))
    : Promise.resolve(added);
}
