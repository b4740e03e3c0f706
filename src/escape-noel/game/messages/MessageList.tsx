import * as m from 'framer-motion/m';
import { useEffect, useRef, useState } from 'react';
import type { DayMessage } from '@/api/messages';
import { SCENE } from '@/lib/transitions';
import { publisher } from '@/publisher';
import { Button } from '@/ui/Button';
import { StarIcon } from '@/ui/icons';
import { MessageCard } from './MessageCard';

/** The messages of a day, at least one; the bottom of the window says so until they are seen. */
export function MessageList({ messages }: { messages: readonly DayMessage[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(0);
  const latest = messages.at(-1)?.id ?? 0;

  useEffect(() => {
    if (!list.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(latest);
    });
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [latest]);

  function show() {
    list.current?.scrollIntoView({ block: 'center' });
    list.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <div className="grid gap-3 rounded-md outline-none" ref={list} tabIndex={-1}>
        {messages.map(({ id, body }) => (
          <m.div animate={{ opacity: 1 }} initial={{ opacity: 0 }} key={id} transition={SCENE}>
            <MessageCard>{body}</MessageCard>
          </m.div>
        ))}
      </div>
      {latest > seen && (
        <div className="pointer-events-none fixed inset-x-0 bottom-4 z-30 flex justify-center px-3">
          <Button className="pointer-events-auto" onClick={show} variant="gold">
            <StarIcon className="size-5 shrink-0" />
            Un mot de {publisher.name} sur ce jour
          </Button>
        </div>
      )}
    </>
  );
}
