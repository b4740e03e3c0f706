import type { ReactNode } from 'react';
import { ApiError } from '@/api/errors';
import type { WorkshopEdition } from '@/api/workshop';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Loaded } from '../../game/admin/Loaded';
import { NoEdition } from './NoEdition';
import { editionQuery } from './workshop.queries';

interface WithEditionProps {
  code: string;
  children: (edition: WorkshopEdition) => ReactNode;
}

/** An edition of the workshop once it is read, or that there is none of this code. */
export function WithEdition({ code, children }: WithEditionProps) {
  const query = useRetriableQuery(editionQuery(code));
  if (query.failure instanceof ApiError && query.failure.code === 'not_found') return <NoEdition />;
  return (
    <Loaded failure="L'édition n'a pas pu être lue." loading="Chargement de l'édition…" query={query}>
      {children}
    </Loaded>
  );
}
