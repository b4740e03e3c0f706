import { useState } from 'react';
import type { Account } from '@/api/auth';
import { isolated } from '@/lib/isolated';
import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { Card } from '@/ui/Card';
import { Sheet } from '@/ui/Sheet';
import { PageHeading } from '@/ui/PageHeading';
import { DEFAULT_NAME } from '../../game/session/useSession';
import { RequireKnight } from '../../game/session/RequireKnight';
import { KnightsCard } from './KnightsCard';
import { JourneyCard } from './JourneyCard';
import { NameForm } from './NameForm';
import { OwnersCard } from './OwnersCard';

/** The profile (rule 2.5): the choice of a name the first time, then everything about the account. */
export function ProfilePage() {
  return (
    <RequireKnight>{(account, playerId) => <Profile account={account} playerId={playerId} />}</RequireKnight>
  );
}

function Profile({ account, playerId }: { account: Account; playerId: string }) {
  // Saving the first name navigates away: until then this stays the page of a new knight.
  const [isNew] = useState(account.username === null && playerId === account.id);

  return (
    <div
      className={
        isNew
          ? 'mx-auto grid w-full max-w-xl gap-6 px-3 pt-10 sm:px-6 lg:pt-16'
          : 'mx-auto grid w-full max-w-6xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14'
      }
    >
      <header className="grid gap-2 text-center">
        <PageHeading className="text-4xl lg:text-5xl">
          {isNew ? `Bienvenue, ${isolated(account.fullName ?? DEFAULT_NAME)}\u00A0!` : 'Mon Profil'}
        </PageHeading>
        {isNew && (
          <p className="text-xl text-nuit-mist">Choisis ton nom de chevalier pour commencer ta quête</p>
        )}
      </header>
      {isNew ? (
        <Card className="p-5 sm:p-8" foil>
          <NameForm account={account} isNew />
        </Card>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <div className="grid gap-6">
            <Sheet className="gap-5 p-5 sm:p-8" foil title="Mon nom de chevalier">
              <NameForm account={account} isNew={false} />
            </Sheet>
            <JourneyCard />
            <Sheet title="Mes tables rondes">
              <p className="text-ui-muted">
                En famille ou entre amis, suis les étoiles de chacun. Personne d'autre ne les voit.
              </p>
              <ButtonLink className="justify-self-start" to={paths.game.tables} variant="quiet">
                Voir mes tables
              </ButtonLink>
            </Sheet>
            <Sheet title="En classe">
              <p className="text-ui-muted">
                Tu es enseignant ? Projette l'énigme du jour, et toute la classe cherche avec toi.
              </p>
              <ButtonLink className="justify-self-start" to={paths.game.class} variant="quiet">
                Jouer avec ma classe
              </ButtonLink>
            </Sheet>
          </div>
          <div className="grid gap-6">
            <KnightsCard account={account} />
            <OwnersCard account={account} />
          </div>
        </div>
      )}
    </div>
  );
}
