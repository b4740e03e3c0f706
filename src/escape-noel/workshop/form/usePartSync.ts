import { useEffect } from 'react';
import { get, set, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import { focusSoon } from '@/lib/focusSoon';
import { cleanTexts } from '@/lib/readText';
import { isSameJson } from '@/lib/sameJson';
import { shapedAs, storedAs } from '@/lib/shaped';
import type { EditedPart } from './usePart';

/** Writes one field of a form into a part. The other fields stay as they are, damaged or not. */
function writeField(part: EditedPart, shape: GenericSchema, path: string, value: unknown): void {
  const content = structuredClone(part.read());
  set(content, path, value);
  const isSame = isSameJson(shapedAs(shape, content), shapedAs(shape, part.read()));
  if (!isSame) part.write(storedAs(shape, content));
}

/**
 * Keeps a form and its part the same: each change of the form is stored as the part's unsaved change at once, and a change from elsewhere
 * (another tab, another version, « Annuler mes changements ») is taken into the form.
 * @param shape of the form's values.
 */
export function usePartSync<Values extends FieldValues>(
  { getValues, reset, subscribe }: UseFormReturn<Values>,
  part: EditedPart,
  shape: GenericSchema<Values>,
): void {
  useEffect(() => {
    let isOwn = false;
    const take = () => {
      if (isOwn) return;
      const written = shapedAs(shape, part.read());
      // Saving only cleans the texts: the field that is being typed in stays as it is.
      if (isSameJson(cleanTexts(getValues()), cleanTexts(written))) return;
      const focused = document.activeElement?.id;
      reset(written);
      if (focused) focusSoon(focused);
    };
    take();
    const unfollow = part.follow(take);
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (name === undefined) return;
        isOwn = true;
        writeField(part, shape, name, get(values, name));
        isOwn = false;
      },
    });
    return () => {
      unfollow();
      unsubscribe();
    };
  }, [getValues, part, reset, shape, subscribe]);
}
