import SoundOffIcon from '@art/icons/sound-off.svg?react';
import SoundOnIcon from '@art/icons/sound-on.svg?react';
import type { PageMusic } from '@/effects/useMusic';
import { SOUND_CONTROL } from '@/effects/music';

/** Turns music and sounds on and off. Its label follows what plays, which may differ from the setting while autoplay is blocked. */
export function SoundControl({ music: { state, toggle } }: { music: PageMusic }) {
  const playing = state === 'playing';
  return (
    <button
      className="absolute right-3 top-9 z-30 flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-nuit-gold bg-nuit-night px-3 text-base font-bold text-nuit-gold shadow-night transition-colors duration-touch hover:bg-nuit-veil"
      onClick={toggle}
      type="button"
      {...{ [SOUND_CONTROL]: '' }}
    >
      {playing ? <SoundOnIcon className="size-6" /> : <SoundOffIcon className="size-6" />}
      <span className="crowded:sr-only">{playing ? 'Couper le son' : 'Activer le son'}</span>
    </button>
  );
}
