import { memo, useState } from 'react';
import { useDraftAddress } from './draftAddresses';

/** A picture, a sound or a film of a draft. */
export const MediaPreview = memo(function MediaPreview({ address }: { address: string }) {
  const source = useDraftAddress(address);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="text-sm text-ui-muted">Ce fichier n'arrive pas.</p>;
  const shared = { onError: () => setBroken(true), src: source };
  const frame = 'max-h-44 w-full rounded-sm border border-ui-line bg-nuit-night object-contain';
  if (address.endsWith('.mp3')) return <audio {...shared} className="w-full" controls preload="none" />;
  if (address.endsWith('.mp4'))
    return <video {...shared} className={frame} controls muted playsInline preload="metadata" />;
  return <img {...shared} alt="" className={frame} />;
});
