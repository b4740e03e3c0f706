import { classes } from '@/ui/classes';
import { useEdition } from '../../game/edition/useEdition';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { playersText, rankText, type FinalFigures } from './figures';

export function StatCards({ figures, ready }: { figures: FinalFigures; ready: boolean }) {
  const { score, fragmentCount, rank, playerCount, isOutOfRanking } = figures;
  const isPast = useEdition() !== null;
  return (
    <dl
      aria-busy={!ready}
      className={classes('grid gap-4', isPast && rank === null ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}
    >
      <Stat label="Score total" note="points magiques" value={score === null ? '…' : String(score)} />
      <Stat
        label="Fragments trouvés"
        note="secrets découverts"
        value={ready ? `${fragmentCount}/${RIDDLE_COUNT}` : '…'}
      />
      {/* Of a past edition, for who was ranked when it ended. */}
      {(!isPast || rank !== null) && (
        <Stat
          label={isPast ? 'Classement final' : 'Classement'}
          note={isOutOfRanking ? 'hors classement' : playersText(playerCount)}
          value={!ready ? '…' : isOutOfRanking ? '—' : rankText(rank)}
        />
      )}
    </dl>
  );
}

const Stat = ({ label, value, note }: { label: string; value: string; note: string }) => (
  <div className="grid content-start rounded-lg border border-nuit-gold-deep bg-nuit-dusk p-4 text-center">
    <dt>{label}</dt>
    <dd>
      <span className="font-display text-[3.25rem] font-semibold lining-nums leading-[1.15] text-nuit-gold">
        {value}
      </span>{' '}
      <span className="block text-nuit-mist">{note}</span>
    </dd>
  </div>
);
