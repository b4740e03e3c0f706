import { useState } from 'react';
import { textAt } from '@/lib/jsonPath';
import { useEditor } from './editor';
import { TextPart } from './TextPart';

const IS_PICTURE = /\.(?:webp|avif|svg|png|jpg)$/;

/** The address of a picture, a sound or a film, with what it shows. */
export function MediaAddress({ path, label }: { path: string; label: string }) {
  const { content } = useEditor();
  const address = textAt(content, path);
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_10rem]">
      <TextPart label={label} nullable path={path} plain />
      {IS_PICTURE.test(address) ? (
        <Preview address={address} key={address} />
      ) : address.endsWith('.mp3') ? (
        <audio className="w-full self-end" controls preload="none" src={address} />
      ) : null}
    </div>
  );
}

function Preview({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className="text-sm text-ui-muted">Cette image n'arrive pas.</p>;
  return (
    <img
      alt=""
      className="max-h-40 w-full rounded-sm border border-ui-line object-contain"
      loading="lazy"
      onError={() => setBroken(true)}
      src={address}
    />
  );
}
