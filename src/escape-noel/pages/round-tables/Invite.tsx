import { useState } from 'react';
import { logFailure } from '@/lib/log';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { TextInput } from '@/ui/inputs';
import { Field } from '@/ui/Field';
import { invitationLink, spacedCode } from './tableTexts';

const TITLE = 'Notre table ronde – Escape Noël';

/** The code and the link of a table, for its owner to give (rule 18.3). */
export function Invite({ code, freePlaces }: { code: string; freePlaces: number }) {
  const [said, setSaid] = useState('');
  const link = invitationLink(code);
  const canShare = 'share' in navigator;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('Le lien est copié.');
    } catch (error) {
      logFailure('Copie du lien', error);
      setSaid("Le lien n'a pas pu être copié : sélectionne-le ci-dessus.");
    }
  };
  const share = async () => {
    try {
      await navigator.share({ title: TITLE, text: "Rejoins-nous à notre table d'Escape Noël !", url: link });
    } catch (error) {
      // The player has closed the share sheet.
      if (!(error instanceof DOMException && error.name === 'AbortError')) logFailure('Partage', error);
    }
  };

  return (
    <Sheet foil title="Inviter">
      <p>
        {freePlaces > 0
          ? 'Donne ce code ou ce lien à ceux que tu attends, et à eux seuls.'
          : 'La table est complète. Quand une place se libérera, ce code et ce lien serviront encore.'}
      </p>
      <div className="grid gap-1 rounded-md border-2 border-nuit-gold-deep bg-nuit-night p-4 text-center">
        <p className="text-base text-nuit-mist" id="table-code">
          Code de la table
        </p>
        <p
          aria-labelledby="table-code"
          className="flex flex-wrap justify-center gap-x-[0.6em] font-display text-3xl font-semibold tracking-wider text-nuit-gold"
          translate="no"
        >
          {spacedCode(code)
            .split(' ')
            .map((group) => (
              <span key={group}>{group} </span>
            ))}
        </p>
      </div>
      <Field label="Lien d'invitation">
        {(control) => (
          <TextInput
            {...control}
            onFocus={(event) => event.currentTarget.select()}
            readOnly
            translate="no"
            value={link}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()} variant="gold">
          Copier le lien
        </Button>
        {canShare && (
          <Button onClick={() => void share()} variant="quiet">
            Partager
          </Button>
        )}
      </div>
      <p className="min-h-7 text-base text-nuit-mist" role="status">
        {said}
      </p>
    </Sheet>
  );
}
