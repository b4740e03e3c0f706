import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { GenericSchema, InferInput } from 'valibot';
import { shapedAs } from '@/lib/shaped';
import { CHECKED } from './checked';

/**
 * The data of the day's board, for an editor that draws them.
 * @param schema of the board's kind.
 * @returns the data, and what writes other ones.
 */
export function usePlay<Schema extends GenericSchema>(
  schema: Schema,
): readonly [play: InferInput<Schema>, write: (play: InferInput<Schema>) => void] {
  const { setValue } = useFormContext();
  const play: unknown = useWatch({ name: 'play' });
  return [useMemo(() => shapedAs(schema, play), [play, schema]), (next) => setValue('play', next, CHECKED)];
}
