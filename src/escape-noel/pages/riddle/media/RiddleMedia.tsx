import { useEffect, useEffectEvent, useState } from 'react';
import type { Media } from '@/api/riddles';
import { InfoIcon } from '@/ui/icons';
import { useMediaAddress } from '../../../game/media/mediaAddress';
import { captionsOf, videoSources } from '../../../game/media/mediaSources';
import { Words } from './Words';
import { ZoomableImage } from './ZoomableImage';

interface RiddleMediaProps {
  media: Media;
  /** A recording starts or stops: the music is muted meanwhile. */
  onPlayingChange: (playing: boolean) => void;
}

export function RiddleMedia({ media, onPlayingChange }: RiddleMediaProps) {
  const addressOf = useMediaAddress();
  const [broken, setBroken] = useState(false);
  const onUnmount = useEffectEvent(() => onPlayingChange(false));
  useEffect(() => () => onUnmount(), []);

  if (media.type === 'none') return null;
  if (media.type === 'image')
    return <ZoomableImage alternative={media.alternative} url={addressOf(media.url)} />;
  const { type, url, alternative, imageUrl } = media;
  const captions = captionsOf(url);
  // Rule 10.5.
  const unplayable =
    type === 'video'
      ? 'Votre navigateur ne supporte pas la lecture vidéo.'
      : 'Votre navigateur ne supporte pas la lecture audio.';
  const controls = {
    controls: true,
    preload: 'metadata',
    onPlay: () => onPlayingChange(true),
    // Also fires at the end.
    onPause: () => onPlayingChange(false),
  } as const;
  return (
    <figure className="grid gap-2">
      {broken ? (
        <p className="flex items-center gap-3 rounded-md border border-ui-line bg-ui-veil p-4">
          <InfoIcon className="size-6 shrink-0" />
          {unplayable}
        </p>
      ) : type === 'video' ? (
        <video
          {...controls}
          // Without it, the browser refuses captions of another origin.
          crossOrigin="anonymous"
          className="aspect-video w-full rounded-md bg-nuit-deep"
          playsInline
          poster={imageUrl === null ? undefined : addressOf(imageUrl)}
        >
          {videoSources(url).map((source, index, { length }) => (
            // The browser tries each source in turn: only the failure of the last one is the video's.
            <source
              key={source.url}
              onError={index === length - 1 ? () => setBroken(true) : undefined}
              src={addressOf(source.url)}
              type={source.type}
            />
          ))}
          {captions !== null && (
            <track default kind="captions" label="Français" src={addressOf(captions)} srcLang="fr" />
          )}
          {unplayable}
        </video>
      ) : (
        <audio {...controls} className="w-full" onError={() => setBroken(true)} src={addressOf(url)}>
          {unplayable}
        </audio>
      )}
      <Words label={type === 'video' ? 'Description de la vidéo' : 'Transcription'} text={alternative} />
    </figure>
  );
}
