import { SOUND_CONTROL } from '@/effects/music';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { useMusic } from '@/effects/useMusic';

/** The round button that turns the music on and off; it says what is heard, not what is wished. */
export function FinalSound({ owner }: { owner: string | null }) {
  const { state, toggle } = useMusic(useSoundSwitch(owner));
  const playing = state === 'playing';
  return (
    <button
      aria-label={playing ? 'Couper le son' : 'Activer le son'}
      className="fixed bottom-3 right-3 z-40 grid size-14 place-items-center rounded-full border-2 border-nuit-gold bg-nuit-night text-nuit-gold shadow-night transition duration-touch hover:bg-nuit-veil sm:bottom-5 sm:right-5"
      onClick={toggle}
      title={playing ? 'Couper le son' : 'Activer le son'}
      type="button"
      {...{ [SOUND_CONTROL]: '' }}
    >
      <svg
        aria-hidden="true"
        className="size-7"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        viewBox="0 0 24 24"
      >
        <path d="M3.500 9.500v5h3.500l4.500 4v-13l-4.500 4z" fill="currentColor" />
        {playing ? (
          <path d="M15 9q2 3 0 6M17.500 6.500q4 5.500 0 11" />
        ) : (
          <path d="M15.500 9.500l5 5M20.500 9.500l-5 5" />
        )}
      </svg>
    </button>
  );
}
