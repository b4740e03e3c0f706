import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { archiveCode } from '@/paths';
import { pastEditionsQuery } from './edition.queries';
import { EditionContext } from './useEdition';

/** Gives the edition that the address is about; the current one where the archives have no such edition. */
export function EditionProvider({ children }: { children: ReactNode }) {
  const code = archiveCode(useLocation().pathname);
  const { data } = useQuery({ ...pastEditionsQuery, enabled: code !== null });
  const isMissing = data?.some((each) => each.code === code) === false;
  return <EditionContext value={isMissing ? null : code}>{children}</EditionContext>;
}
