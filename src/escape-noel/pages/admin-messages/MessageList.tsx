import { useMutation, useQueryClient } from '@tanstack/react-query';
import { setMessageStatus, type TeamMessage } from '@/api/teamMessages';
import { isolated } from '@/lib/isolated';
import { Alert } from '@/ui/Alert';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { adminKey } from '../../game/admin/adminKey';
import { formatMoment } from '../../game/admin/adminTexts';

const STATUS = { draft: 'Brouillon', published: 'En ligne', resolved: 'Réglé' } as const;

interface MessageListProps {
  messages: readonly TeamMessage[];
  onEdit: (message: TeamMessage) => void;
}

export function MessageList({ messages, onEdit }: MessageListProps) {
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: ({ id, status }: { id: number; status: 'published' | 'resolved' | 'deleted' }) =>
      setMessageStatus(id, status),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: adminKey }),
        queries.invalidateQueries({ queryKey: ['messages'] }),
      ]),
    meta: { failure: "Changement d'un message" },
  });
  if (messages.length === 0) return <p>Aucun message n'a encore été écrit.</p>;
  return (
    <>
      {change.isError && (
        <Alert tone="error">Le message n'a pas pu changer&nbsp;: il est resté comme il était.</Alert>
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
              {actionsOf(message).map(({ status, label }) => (
                <Button
                  busy={change.isPending && change.variables.id === message.id}
                  key={status}
                  onClick={() => change.mutate({ id: message.id, status })}
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
    </>
  );
}

function actionsOf({ status }: TeamMessage) {
  if (status === 'published') return [{ status: 'resolved', label: "C'est réglé\u00A0: retirer" }] as const;
  if (status === 'resolved') return [{ status: 'published', label: 'Remettre en ligne' }] as const;
  return [
    { status: 'published', label: 'Publier' },
    { status: 'deleted', label: 'Effacer' },
  ] as const;
}

function lastChange({ status, author, updatedAt, publishedAt, resolvedAt }: TeamMessage): string {
  const by = author === null ? '' : `, par ${isolated(author)}`;
  if (status === 'published' && publishedAt) return `en ligne depuis le ${formatMoment(publishedAt)}${by}`;
  if (status === 'resolved' && resolvedAt) return `retiré le ${formatMoment(resolvedAt)}${by}`;
  return `écrit le ${formatMoment(updatedAt)}${by}`;
}
