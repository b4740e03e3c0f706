import { useEffect, useEffectEvent, useState } from 'react';
import type { Media } from '@/backend/riddles';
import { InfoIcon } from '@/ui/icons';
import { captionsOf, videoSources } from './mediaSources';
import { Words } from './Words';
import { ZoomableImage } from './ZoomableImage';

/** What stands in for what this browser cannot play (rule 10.5). */
const NO_VIDEO = 'Votre navigateur ne supporte pas la lecture vidéo.';
const NO_AUDIO = 'Votre navigateur ne supporte pas la lecture audio.';

interface RiddleMediaProps {
  media: Media;
  /** A recording begins or ends: the music makes room. */
  onPlaying: (playing: boolean) => void;
}

/** A riddle's picture, video or sound, with its words for those who cannot see or hear it. */
export function RiddleMedia({ media, onPlaying }: RiddleMediaProps) {
  const over = useEffectEvent(() => onPlaying(false));
  useEffect(() => () => over(), []);

  if (media.type === 'none') return null;
  const playing = {
    onPlay: () => onPlaying(true),
    onPause: () => onPlaying(false),
    onEnded: () => onPlaying(false),
  };
  if (media.type === 'image') return <ZoomableImage alternative={media.alternative} url={media.url} />;
  if (media.type === 'video') {
    return (
      <figure className="grid gap-2">
        <Video imageUrl={media.imageUrl} playing={playing} url={media.url} />
        <Words label="Description de la vidéo" text={media.alternative} />
      </figure>
    );
  }
  return (
    <figure className="grid gap-2">
      <Audio playing={playing} url={media.url} />
      <Words label="Transcription" text={media.alternative} />
    </figure>
  );
}

interface Playing {
  onPlay: () => void;
  onPause: () => void;
  onEnded: () => void;
}

function Video({ url, imageUrl, playing }: { url: string; imageUrl: string | null; playing: Playing }) {
  const [broken, setBroken] = useState(false);
  const sources = videoSources(url);
  const captions = captionsOf(url);
  if (broken) return <Unplayable text={NO_VIDEO} />;
  return (
    <video
      {...playing}
      className="aspect-video w-full rounded-md bg-nuit-deep"
      controls
      playsInline
      poster={imageUrl ?? undefined}
      preload="metadata"
    >
      {sources.map((source, index) => (
        // A browser tries one after the other: only the last one's failure is the video's.
        <source
          key={source.url}
          onError={index === sources.length - 1 ? () => setBroken(true) : undefined}
          src={source.url}
          type={source.type}
        />
      ))}
      {captions !== null && <track default kind="captions" label="Français" src={captions} srcLang="fr" />}
      {NO_VIDEO}
    </video>
  );
}

function Audio({ url, playing }: { url: string; playing: Playing }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <Unplayable text={NO_AUDIO} />;
  return (
    <audio
      {...playing}
      className="w-full"
      controls
      onError={() => setBroken(true)}
      preload="metadata"
      src={url}
    >
      {NO_AUDIO}
    </audio>
  );
}

function Unplayable({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-3 rounded-md border border-ui-line bg-ui-veil p-4">
      <InfoIcon className="size-6 shrink-0" />
      {text}
    </p>
  );
}
