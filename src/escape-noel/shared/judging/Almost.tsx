import { useEffect, useRef } from 'react';
import { Alert } from '@/ui/Alert';

/**
 * « Presque ! » (rule 12.5). No dialog says it, so that one can go on writing: it stands next to the answer, and is brought into a
 * small window.
 */
export function Almost({ text }: { text: string }) {
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    told.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <div className="scroll-mb-24" ref={told}>
      <Alert title="Presque&nbsp;!" tone="info">
        <p>
          «&nbsp;{text}&nbsp;»{'\u00A0'}: tu y es. Regarde bien comment cela s'écrit.
        </p>
      </Alert>
    </div>
  );
}
