import { Sheet } from '@/ui/Sheet';
import { LinkActions } from '../../game/sharing/LinkActions';
import { invitationLink, spacedCode } from './tableTexts';

const WORDS = {
  title: 'Notre table ronde – Escape Noël',
  text: "Rejoins-nous à notre table d'Escape Noël\u00A0!",
};

/** The code and the link of a table, for its owner to give (rule 18.3). */
export function Invite({ code, freePlaces }: { code: string; freePlaces: number }) {
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
      <LinkActions label="Lien d'invitation" link={invitationLink(code)} words={WORDS} />
    </Sheet>
  );
}
