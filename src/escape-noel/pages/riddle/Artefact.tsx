import CoveredArtefact from '@art/escape-noel/covered-artefact.svg?react';
import { useState } from 'react';
import type { Revelation } from '@/api/answers';
import { useMediaAddress } from '../../game/media/mediaAddress';

const SIZE = 320;

export function Artefact({ artefact }: Pick<Revelation, 'artefact'>) {
  const { title, description, imageUrl } = artefact;
  const addressOf = useMediaAddress();
  const [broken, setBroken] = useState(false);
  return (
    <div className="grid items-center justify-items-center gap-4 text-center sm:grid-cols-[auto_1fr] sm:justify-items-start sm:text-left">
      {imageUrl === null || broken ? (
        <CoveredArtefact className="size-40" />
      ) : (
        <img
          alt=""
          className="size-40"
          height={SIZE}
          onError={() => setBroken(true)}
          src={addressOf(imageUrl)}
          width={SIZE}
        />
      )}
      <div className="grid gap-1">
        <p className="text-base text-nuit-mist">Artefact collecté</p>
        <h3 className="text-2xl text-nuit-gold">{title}</h3>
        <p>{description}</p>
      </div>
    </div>
  );
}
