import { useState } from 'react';
import { Button } from '@/ui/Button';

/** Mixes the start of a board again. */
export function MixButton({ onMix }: { onMix: () => void }) {
  const [count, setCount] = useState(0);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        onClick={() => {
          onMix();
          setCount(count + 1);
        }}
        variant="quiet"
      >
        Mélanger autrement
      </Button>
      <p className="text-sm text-ui-muted" role="status">
        {count > 0 && `Un autre début est écrit (${count}).`}
      </p>
    </div>
  );
}
