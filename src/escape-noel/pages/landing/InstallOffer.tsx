import * as v from 'valibot';
import { persisted, usePersisted } from '@/lib/storage';
import { paths } from '@/paths';
import { Button } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { TextLink } from '@/ui/TextLink';
import { useInstallPrompt } from '../../game/offline/installPrompt';
import { useProgress } from '../../game/player/useProgress';
import { useSession } from '../../game/session/useSession';
import { isInstalled } from '../../game/transfer/storageRisk';

/** Before, the player has no reason yet. */
const OFFERED_AFTER_DAYS = 2;

const refused = persisted('local', 'escape-noel-install-refused', v.boolean(), false);

/** Safari on a phone or a tablet installs from its own menu alone; an iPad calls itself a Mac. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

/** Invites to install the game (rule 22.10): after the second day, until it is refused, for good. */
export function InstallOffer() {
  const { days } = useProgress();
  const { status } = useSession();
  const install = useInstallPrompt();
  const isRefused = usePersisted(refused);
  const isByMenu = isIos();
  if (isRefused || isInstalled() || days.size < OFFERED_AFTER_DAYS || !(install || isByMenu)) return null;
  return (
    <Card as="section" className="mt-10 grid w-full max-w-xl justify-items-center gap-4 p-6 sm:p-8" foil>
      <h2 className="text-balance text-2xl text-nuit-gold">Le jeu sur ton écran d'accueil</h2>
      <p className="text-balance">
        {isByMenu
          ? "Touche Partager, puis «\u00A0Sur l'écran d'accueil\u00A0»\u00A0: le jeu s'ouvrira d'un geste, même sans réseau."
          : "Installé, il s'ouvre d'un geste, en plein écran, même sans réseau."}
      </p>
      {isByMenu && status === 'visitor' && (
        <p className="text-balance">
          L'application ne voit pas ce que garde Safari&nbsp;:{' '}
          <TextLink to={paths.game.transfer}>emporte d'abord ton voyage</TextLink>.
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        {install && (
          <Button onClick={install} variant="gold">
            Installer le jeu
          </Button>
        )}
        <Button onClick={() => refused.write(true)} variant="quiet">
          Non merci
        </Button>
      </div>
    </Card>
  );
}
