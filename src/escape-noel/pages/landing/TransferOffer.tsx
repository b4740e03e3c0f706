import { useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import { persisted, usePersisted } from '@/lib/storage';
import { paths } from '@/paths';
import { Button, ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { useProgress } from '../../game/player/useProgress';
import { useVisitorStorage } from '../../game/player/useVisitorStorage';
import { RISKS } from '../../game/transfer/riskTexts';
import { findStorageRisk, isInstalled } from '../../game/transfer/storageRisk';

/** From this many days on a journey is offered to be taken along, and from the first where its storage is at risk. */
const OFFERED_AFTER_DAYS = 3;

/** The offers that the player has answered: each is made once (rule 20.4). */
const answeredOffers = persisted(
  'local',
  'escape-noel-transfer-offers',
  v.array(v.picklist(['send', 'receive'])),
  [],
);

/** Offers a visitor to take the journey to another device; in an empty installed application, to bring one in. */
export function TransferOffer() {
  const { days } = useProgress();
  const answered = usePersisted(answeredOffers);
  const { data: risk = null } = useQuery({ queryKey: ['storage risk'], queryFn: findStorageRisk });
  const isRefused = !useVisitorStorage().progress.isStored();
  const offer = days.size > 0 ? 'send' : 'receive';
  const isDue =
    offer === 'send' ? days.size >= OFFERED_AFTER_DAYS || risk !== null || isRefused : isInstalled();
  if (!isDue || answered.includes(offer)) return null;
  const answer = () => answeredOffers.write([...answered, offer]);
  return (
    <Card as="section" className="mt-10 grid w-full max-w-xl justify-items-center gap-4 p-6 sm:p-8" foil>
      <h2 className="text-balance text-2xl text-nuit-gold">
        {offer === 'send' ? 'Emporter ton voyage' : 'Un voyage commencé ailleurs ?'}
      </h2>
      <p className="text-balance">{offer === 'send' ? sendText(isRefused, risk) : RECEIVE}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink onClick={answer} to={paths.game.transfer} variant="gold">
          {offer === 'send' ? 'Préparer le lien' : 'Reprendre mon voyage'}
        </ButtonLink>
        <Button onClick={answer} variant="quiet">
          Plus tard
        </Button>
      </div>
    </Card>
  );
}

const RECEIVE =
  "L'application ne voit pas ce que garde ton navigateur. Dans le navigateur où tu as joué, ouvre «\u00A0Emporter mon voyage\u00A0», copie le lien, puis colle-le ici.";

const sendText = (isRefused: boolean, risk: keyof typeof RISKS | null): string =>
  isRefused
    ? "Ce navigateur refuse de garder ton voyage\u00A0: il s'effacera avec cette page. Emporte-le avant de partir."
    : risk
      ? RISKS[risk]
      : "Sans compte, ton voyage n'est que dans ce navigateur. Un lien ou un code l'emporte sur un autre appareil.";
