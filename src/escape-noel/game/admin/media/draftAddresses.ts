import { queryOptions, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { signDraft } from '@/api/media';
import { UPLOADED } from '@/lib/uploadedMedia';
import { uploadedNames } from '../../../edition/media';
import { publicAddress } from '../../media/mediaAddress';
import { adminKey } from '../adminKey';

/** Less than a signed address lasts. */
const FRESH_MS = 50 * 60 * 1000;

const draftQuery = (name: string) =>
  queryOptions({
    queryKey: [...adminKey, 'draft-media', name],
    queryFn: async () => ({ [UPLOADED + name]: await signDraft(name) }),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
    meta: { personal: true, failure: "Adresse d'un fichier de brouillon" },
  });

export interface DraftAddresses {
  /** By public address; null for a file that no draft has. */
  found: Readonly<Record<string, string | null>>;
  /** True if every address is found, or cannot be. */
  isSettled: boolean;
}

const joined = (
  queries: readonly { data: DraftAddresses['found'] | undefined; isPending: boolean }[],
): DraftAddresses => ({
  found: Object.fromEntries(queries.flatMap(({ data }) => Object.entries(data ?? {}))),
  isSettled: !queries.some(({ isPending }) => isPending),
});

/** The addresses at which an admin's browser loads the uploaded media of a document. */
export function useDraftAddresses(document: unknown): DraftAddresses {
  const names = useMemo(() => uploadedNames(document), [document]);
  return useQueries({ queries: names.map(draftQuery), combine: joined });
}

/** @returns where an admin's browser loads a medium; undefined until that is known. */
export function useDraftAddress(address: string): string | undefined {
  const { found, isSettled } = useDraftAddresses(address);
  return isSettled ? addressIn(found, address) : undefined;
}

/** @returns the signed address of a draft's file or, without one, the public address. */
export const addressIn = (found: DraftAddresses['found'], address: string): string =>
  found[address] ?? publicAddress(address);
