import { lazy, type ComponentType } from 'react';

/** A part of a page that loads after it; where its code does not load, the page does without. @param load through `loadModule`. */
export const optionalComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onFailure?: (error: unknown) => void,
) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        onFailure?.(error);
        return { default: () => null };
      },
    ),
  );
