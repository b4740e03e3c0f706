import EmptyReliquary from '@art/escape-noel/empty-reliquary.svg?react';
import { Card } from '@/ui/Card';
import { useProgress } from '../../game/player/useProgress';
import { AccountLinks } from '../../game/session/AccountLinks';

/** Artefacts belong to an account (rule 3.5): invites a visitor to sign in. */
export function VisitorInvitation() {
  const { days } = useProgress();
  return (
    <Card className="mx-auto grid max-w-2xl justify-items-center gap-5 p-6 text-center sm:p-10" foil>
      <EmptyReliquary className="mx-auto h-auto w-full max-w-72" />
      <h2 className="text-3xl">Aucun artefact collecté</h2>
      <h3 className="text-2xl text-nuit-gold">Les artefacts attendent leur chevalier</h3>
      <p className="max-w-md text-balance">
        {days.size > 0
          ? 'Tu as déjà retrouvé de la lumière dans ce navigateur : crée un compte ou connecte-toi, et les objets de tes énigmes rejoindront ton coffre.'
          : "Crée un compte ou connecte-toi, et l'objet de chaque énigme que tu résoudras t'attendra dans ton coffre."}
      </p>
      <AccountLinks className="justify-center" size="lg" />
    </Card>
  );
}
