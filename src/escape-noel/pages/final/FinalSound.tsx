import SoundOffIcon from '@art/icons/sound-off.svg?react';
import SoundOnIcon from '@art/icons/sound-on.svg?react';
import { SOUND_CONTROL } from '@/effects/music';
import { useSoundSwitch } from '@/effects/soundSwitch';
import { useMusic } from '@/effects/useMusic';

/** Turns the music on and off. Its label follows what plays, which may differ from the setting while autoplay is blocked. */
export function FinalSound({ owner }: { owner: string | null }) {
  const { state, toggle } = useMusic(useSoundSwitch(owner));
  const playing = state === 'playing';
  return (
    <button
      aria-label={playing ? 'Couper le son' : 'Activer le son'}
      className="fixed bottom-3 right-3 z-40 grid size-14 place-items-center rounded-full border-2 border-nuit-gold bg-nuit-night text-nuit-gold shadow-night transition-colors duration-touch hover:bg-nuit-veil sm:bottom-5 sm:right-5 print:hidden"
      onClick={toggle}
      title={playing ? 'Couper le son' : 'Activer le son'}
      type="button"
      {...{ [SOUND_CONTROL]: '' }}
    >
      {playing ? <SoundOnIcon className="size-7" /> : <SoundOffIcon className="size-7" />}
    </button>
  );
}
