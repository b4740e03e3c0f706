import { useState } from 'react';
import type { TeamMessage } from '@/api/teamMessages';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { Loaded } from '../../game/admin/Loaded';
import { MessageForm } from './MessageForm';
import { MessageList } from './MessageList';
import { messagesQuery } from './messages.queries';

/** The publisher's messages on a day (rules 16). */
export function MessagesPage() {
  const query = useRetriableQuery(messagesQuery);
  const [edited, setEdited] = useState<TeamMessage | null>(null);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-8 px-3 pb-6 pt-6 sm:px-6">
      <div className="grid gap-2">
        <PageHeading className="text-4xl text-nuit-gold">Messages</PageHeading>
        <p className="max-w-prose text-nuit-mist">
          Un mot sur un jour&nbsp;: une faute corrigée, une réponse acceptée aussi. Les pages ouvertes le
          montrent en moins d'une minute, et le jour porte une étoile. Il peut attendre une heure choisie, et
          disparaît quand tu le dis réglé.
        </p>
      </div>
      <MessageForm key={edited?.id ?? 'new'} message={edited} onDone={() => setEdited(null)} />
      <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Les messages écrits">
        <Loaded
          failure="Les messages n'ont pas pu être lus."
          loading="Chargement des messages…"
          query={query}
        >
          {(messages) => <MessageList messages={messages} onEdit={setEdited} />}
        </Loaded>
      </Sheet>
    </div>
  );
}
