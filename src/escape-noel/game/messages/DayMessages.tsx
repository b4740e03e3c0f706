import { lazy, Suspense, type ComponentType } from 'react';
import type { DayMessage } from '@/api/messages';
import { loadModule } from '@/lib/loadModule';
import { classes } from '@/ui/classes';
import { useDayMessages } from './messages.queries';

/** Most days have none: its code is not among the page's. */
const MessageList = lazy<ComponentType<{ messages: readonly DayMessage[] }>>(() =>
  fetchMessageList().catch(() => ({ default: NoList })),
);
async function fetchMessageList() {
  return { default: (await loadModule(() => import('./MessageList'))).MessageList };
}
/** The day is played without it when its code fails to load. */
const NoList = () => null;

/** The publisher's messages about the day (rule 16.2). It stands below the board, which must not move under a hand. */
export function DayMessages({ day }: { day: number }) {
  const messages = useDayMessages().filter((message) => message.day === day);
  return (
    <div aria-live="polite" className={classes(messages.length === 0 && '-mb-6')}>
      {messages.length > 0 && (
        <Suspense>
          <MessageList messages={messages} />
        </Suspense>
      )}
    </div>
  );
}
