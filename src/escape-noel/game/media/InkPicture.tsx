import { queryOptions, useQuery } from '@tanstack/react-query';
import { inkPicture } from '@/lib/ink';
import { useMediaAddress } from './mediaAddress';

const inkQuery = (address: string) =>
  queryOptions({
    queryKey: ['ink', address],
    queryFn: () => inkPicture(address),
    staleTime: Infinity,
    retry: false,
    meta: { failure: "Préparation d'une image pour l'impression" },
  });

interface InkPictureProps {
  alt: string;
  className?: string;
  /** A medium of the edition. */
  src: string;
}

/** A picture on paper (rule 21.2): in grey, and in light ink; as it is where it cannot be prepared. */
export function InkPicture({ alt, className, src }: InkPictureProps) {
  const address = useMediaAddress()(src);
  const { data, isPending } = useQuery(inkQuery(address));
  if (isPending) return <span className={className} />;
  return <img alt={alt} className={className} src={data ?? address} />;
}
