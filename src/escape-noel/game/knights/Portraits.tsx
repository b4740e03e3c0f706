import { classes } from '@/ui/classes';
import { DEFAULT_NAME } from '../session/useSession';
import { Portrait } from './Portrait';

interface PortraitsProps<Id> {
  players: readonly { id: Id; name: string | null; portrait: number }[];
  /** Undefined where none of them plays. */
  playing?: Id;
  onChoose: (id: Id) => void;
  /** In a dialog. */
  isNarrow?: boolean;
}

/** One press chooses the player. */
export const Portraits = <Id extends string | null>({
  players,
  playing,
  onChoose,
  isNarrow = false,
}: PortraitsProps<Id>) => (
  <ul
    className={classes(
      'mx-auto grid w-full gap-3',
      players.length === 1 ? 'max-w-48' : 'max-w-2xl grid-cols-2',
      !isNarrow && 'sm:gap-5',
      !isNarrow && players.length > 1 && 'sm:grid-cols-3',
    )}
  >
    {players.map(({ id, name, portrait }) => (
      <li key={id}>
        <button
          aria-pressed={playing === undefined ? undefined : id === playing}
          className={classes(
            'grid h-full w-full content-start justify-items-center gap-2 rounded-xl border-2 bg-nuit-dusk px-1 py-4 transition-colors duration-touch hover:border-nuit-gold',
            id === playing ? 'border-nuit-gold' : 'border-nuit-line',
          )}
          onClick={() => onChoose(id)}
          type="button"
        >
          <Portrait className={classes('size-24', !isNarrow && 'sm:size-32')} number={portrait} />
          <bdi
            className={classes(
              'wrap-anywhere font-bold leading-tight text-nuit-ivory',
              isNarrow ? 'text-lg' : 'text-xl',
            )}
          >
            {name ?? DEFAULT_NAME}
          </bdi>
        </button>
      </li>
    ))}
  </ul>
);
