import { Suspense, type ComponentProps } from 'react';
import { loadModule } from '@/lib/loadModule';
import { optionalPart } from '@/lib/optionalPart';

/** Without its code an answer that is not sent waits as long as the page. */
const WaitingNotice = optionalPart(() =>
  loadModule(() => import('../../game/offline/WaitingNotice')).then((module) => module.WaitingNotice),
);

/** The answer of a day that waits for the network (rule 22.5). */
export const WaitingAnswer = (props: ComponentProps<typeof WaitingNotice>) => (
  <Suspense>
    <WaitingNotice {...props} />
  </Suspense>
);
