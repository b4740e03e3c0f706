import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { setMessageStatus, type TeamMessage } from '@/api/teamMessages';
import { instantText } from '@/lib/instantText';
import { isolated } from '@/lib/isolated';
import { DEFAULT_TIME_ZONE } from '@/lib/zonedDates';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { adminKey } from '../../game/admin/adminKey';
import { formatMoment } from '../../game/admin/adminTexts';
import { explain } from '../../game/forms/failures';
import { PublishDialog } from './PublishDialog';

const STATUS = {
  draft: 'Brouillon',
  scheduled: 'Prévu',
  published: 'En ligne',
  resolved: 'Réglé',
} as const;

interface MessageListProps {
  messages: readonly TeamMessage[];
  onEdit: (message: TeamMessage) => void;
}

/** The messages that are written, with what each state allows (rules 16.1, 16.4). */
export function MessageList({ messages, onEdit }: MessageListProps) {
  const queries = useQueryClient();
  const [publishing, setPublishing] = useState<TeamMessage | null>(null);
  const change = useMutation({
    mutationFn: ({ id, status }: { id: number; status: Action['status'] }) => setMessageStatus(id, status),
    onSettled: () => {
      setPublishing(null);
      return Promise.all([
        queries.invalidateQueries({ queryKey: adminKey }),
        queries.invalidateQueries({ queryKey: ['messages'] }),
      ]);
    },
    meta: { failure: "Changement d'un message" },
  });
  if (messages.length === 0) return <p>Aucun message n'a encore été écrit.</p>;
  return (
    <>
      {change.isError && (
        <Alert tone="error">
          {explain(change.error, {
            other: "Le message n'a pas pu changer\u00A0: il est resté comme il était.",
          })}
        </Alert>
      )}
      <ul aria-label="Messages" className="grid gap-4">
        {messages.map((message) => (
          <li className="grid gap-2 border-b border-nuit-line pb-4 last:border-0" key={message.id}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong>{`Jour ${message.day}, édition ${message.edition}`}</strong>
              <Badge>{STATUS[message.status]}</Badge>
              <span className="text-base text-nuit-mist">{lastChange(message)}</span>
            </div>
            <p className="whitespace-pre-line break-words">{message.body}</p>
            <div className="flex flex-wrap gap-2">
              {ACTIONS[message.status].map(({ status, label }) => (
                <Button
                  busy={change.isPending && change.variables.id === message.id}
                  key={status}
                  onClick={() =>
                    status === 'published'
                      ? setPublishing(message)
                      : change.mutate({ id: message.id, status })
                  }
                  variant={status === 'published' ? 'gold' : 'quiet'}
                >
                  {label}
                  <span className="sr-only">{` le message du jour ${message.day}`}</span>
                </Button>
              ))}
              <Button onClick={() => onEdit(message)} variant="quiet">
                Changer
                <span className="sr-only">{` le message du jour ${message.day}`}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <PublishDialog
        busy={change.isPending}
        onCancel={() => setPublishing(null)}
        onConfirm={() => publishing && change.mutate({ id: publishing.id, status: 'published' })}
        publication={publishing && { ...publishing, at: null }}
      />
    </>
  );
}

interface Action {
  status: Parameters<typeof setMessageStatus>[1];
  label: string;
}

const ACTIONS: Readonly<Record<TeamMessage['status'], readonly Action[]>> = {
  draft: [
    { status: 'published', label: 'Publier' },
    { status: 'deleted', label: 'Effacer' },
  ],
  scheduled: [
    { status: 'published', label: 'Publier tout de suite' },
    { status: 'draft', label: "Annuler l'heure\u00A0: garder en brouillon" },
  ],
  published: [{ status: 'resolved', label: "C'est réglé\u00A0: retirer" }],
  resolved: [{ status: 'published', label: 'Remettre en ligne' }],
};

function lastChange({ status, author, updatedAt, publishedAt, resolvedAt }: TeamMessage): string {
  const by = author === null ? '' : `, par ${isolated(author)}`;
  if (status === 'scheduled' && publishedAt)
    return `en ligne à partir du ${instantText(publishedAt, DEFAULT_TIME_ZONE)}${by}`;
  if (status === 'published' && publishedAt) return `en ligne depuis le ${formatMoment(publishedAt)}${by}`;
  if (status === 'resolved' && resolvedAt) return `retiré le ${formatMoment(resolvedAt)}${by}`;
  return `écrit le ${formatMoment(updatedAt)}${by}`;
}
