import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchMedium } from '@/api/media';
import { TEXT_LINK } from '@/ui/TextLink';
import { adminKey } from '../../game/admin/adminKey';
import { publicAddress } from '../../game/media/mediaAddress';
import { isOtherShape, type BookMediaKind } from './shapes';

const weightQuery = (address: string) =>
  queryOptions({
    queryKey: [...adminKey, 'weight', address],
    queryFn: async () => (await fetchMedium(publicAddress(address)))?.byteLength ?? null,
    staleTime: Infinity,
    meta: { personal: true, failure: "Poids d'un fichier" },
  });

interface BookMediaPreviewProps {
  address: string;
  kind: BookMediaKind;
}

/** A file of a book as the site has it, with its weight; a picture also with its size, and what its shape changes. */
export function BookMediaPreview({ address, kind }: BookMediaPreviewProps) {
  const { data: bytes = null } = useQuery(weightQuery(address));
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [isBroken, setBroken] = useState(false);
  const source = publicAddress(address);
  const facts = [
    size && `${size.width} × ${size.height}\u00A0px`,
    bytes !== null && `${Math.ceil(bytes / 1000).toLocaleString('fr-FR')}\u00A0ko`,
  ].filter(Boolean);
  return (
    <div className="grid gap-1.5 text-sm text-ui-muted">
      {isBroken ? (
        <p>Ce fichier n'arrive pas.</p>
      ) : kind === 'activity' ? (
        <a
          className={`${TEXT_LINK} inline-flex min-h-touch items-center`}
          href={source}
          rel="noreferrer"
          target="_blank"
        >
          Ouvrir le fichier
          <span className="sr-only"> dans un nouvel onglet</span>
        </a>
      ) : (
        <img
          alt=""
          className="max-h-44 w-full rounded-sm border border-ui-line bg-nuit-night object-contain"
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setSize({ width, height })
          }
          src={source}
        />
      )}
      {facts.length > 0 && <p>{facts.join(', ')}</p>}
      {size && kind !== 'activity' && isOtherShape(kind, size) && (
        <p className="font-bold text-ui-ink">
          Elle n'a pas la forme attendue&nbsp;: le site en coupera les bords.
        </p>
      )}
    </div>
  );
}
