import type { ReactNode } from 'react';
import { publisher } from '@/publisher';
import { StarIcon } from '@/ui/icons';

/** A message of the publisher, as players read it. */
export const MessageCard = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-1 rounded-md border-2 border-nuit-gold bg-nuit-dusk px-5 py-4 text-nuit-ivory">
    <p className="flex items-center gap-2 font-bold text-nuit-gold">
      <StarIcon className="size-5 shrink-0" />
      Un mot de {publisher.name}
    </p>
    <p className="whitespace-pre-line break-words text-lg">{children}</p>
  </div>
);
