import EmptyMedallion from '@art/escape-noel/empty-medallion.svg?react';
import { useState } from 'react';
import type { Artefact } from '@/api/progress';
import { frenchDay } from '@/lib/frenchDates';
import { Card } from '@/ui/Card';
import { useMediaAddress } from '../../game/media/mediaAddress';

const SIZE = 320;

export function ArtefactCard({ artefact }: { artefact: Artefact }) {
  const { day, title, description, word, foundAt } = artefact;
  return (
    <Card
      as="li"
      className="grid w-full max-w-sm content-start justify-items-center gap-3 p-5 pt-3 text-center sm:w-[17rem]"
      foil
    >
      <Medallion imageUrl={artefact.imageUrl} />
      <h2 className="text-2xl text-nuit-gold">{title}</h2>
      <p>{description}</p>
      <dl className="mt-auto grid justify-items-center gap-1 pt-2">
        <div>
          <dt className="text-base text-ui-muted">Fragment</dt>
          <dd className="font-display text-2xl font-semibold tracking-wider text-nuit-ivory">{word}</dd>
        </div>
        <div className="text-balance text-base text-ui-muted">
          <dt className="sr-only">Découverte</dt>
          <dd>
            Découvert le jour {day}, <time dateTime={foundAt.toISOString()}>{frenchDay(foundAt)}</time>
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Medallion({ imageUrl }: { imageUrl: string | null }) {
  const addressOf = useMediaAddress();
  const [broken, setBroken] = useState(false);
  if (imageUrl === null || broken) return <EmptyMedallion className="size-44" />;
  return (
    // Described by the title.
    <img
      alt=""
      className="size-44"
      decoding="async"
      height={SIZE}
      loading="lazy"
      onError={() => setBroken(true)}
      src={addressOf(imageUrl)}
      width={SIZE}
    />
  );
}
