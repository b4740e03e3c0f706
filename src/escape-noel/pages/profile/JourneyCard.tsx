import { useQuery } from '@tanstack/react-query';
import { counted, elided } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { classes } from '@/ui/classes';
import { Sheet } from '@/ui/Sheet';
import { ImportReport } from '../../game/import/ImportReport';
import { bonusAnswersText, riddlesText } from '../../game/import/importTexts';
import { useImport } from '../../game/import/useImport';
import { solvedBonusDaysQuery } from '../../game/player/player.queries';
import { usePlayer } from '../../game/player/usePlayer';
import { useSession } from '../../game/session/useSession';
import { ResetJourney } from '../../game/journey/ResetJourney';

export function JourneyCard() {
  const { account, knight } = useSession();
  const { data: bonusDays = [] } = useQuery(solvedBonusDaysQuery(usePlayer()));
  return (
    <Sheet title="Mon voyage">
      {/* In its place before it is known, so that loading does not shift the layout. */}
      <p className={classes('flex flex-wrap gap-2', !knight && 'invisible')}>
        <Badge className="text-base" tone="gold">
          {counted(knight?.totalScore ?? 0, 'point')}
        </Badge>
        <Badge className="text-base" tone="done">
          {knight?.completedCount ?? 0}/24 énigmes résolues
        </Badge>
        {bonusDays.length > 0 && (
          <Badge className="text-base">{counted(bonusDays.length, 'défi relevé', 'défis relevés')}</Badge>
        )}
      </p>
      {account && <LateImport />}
      <p className="text-ui-muted">
        Tu peux revenir à la première page : ta progression, tes fragments, tes artefacts, tes défis relevés
        et la phrase de l'étoile s'effacent. Les points de ton avis restent, et les indices déjà lus aussi.
      </p>
      <ResetJourney className="justify-self-start" />
    </Sheet>
  );
}

function LateImport() {
  const { offers, mutation } = useImport();
  const { data: result, isError, isPending } = mutation;
  if (result) return <ImportReport result={result} />;
  // During the import the browser already removes what is being imported.
  const offer = isPending ? mutation.variables : offers.find(({ isDeclined }) => isDeclined);
  if (!offer) return null;
  const { days, bonusDays } = offer.offered;
  const owner = offer.traveller.name ? ` ${elided('de', isolated(offer.traveller.name))}` : '';
  return (
    <div className="grid gap-3 rounded-md border border-ui-line bg-ui-veil p-4">
      <p>
        Ce navigateur garde{' '}
        {days.length > 0
          ? riddlesText(days.length)
          : bonusDays.length > 0
            ? bonusAnswersText(bonusDays.length)
            : "la phrase de l'étoile,"}
        {owner} que ton compte n'a pas.
      </p>
      {isError && <p className="font-bold text-ui-alert">L'import n'a pas abouti&nbsp;: réessaie.</p>}
      <Button
        busy={isPending}
        className="justify-self-start"
        onClick={() => mutation.mutate(offer)}
        variant="gold"
      >
        Importer ma progression
      </Button>
    </div>
  );
}
