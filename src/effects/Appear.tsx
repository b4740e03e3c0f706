import { lazy, Suspense, type ReactNode } from 'react';

interface AppearProps {
  className?: string;
  children: ReactNode;
}

/** A network that fails now must not take away what has been earned: it is there, and does not move. */
const Rising = lazy(() =>
  import('./Rising').then(
    ({ Rising: moving }) => ({ default: moving }),
    () => ({ default: Still }),
  ),
);

function Still({ className, children }: AppearProps) {
  return <div className={className}>{children}</div>;
}

/**
 * Lets its content rise into the light, on the compositor alone; at once in « Mode calme ».
 * For what a person has just earned: what was there when the page opened has no need of it.
 */
export function Appear(props: AppearProps) {
  return (
    <Suspense fallback={<Still {...props} />}>
      <Rising {...props} />
    </Suspense>
  );
}
