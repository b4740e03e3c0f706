import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { saveMessage, setMessageStatus, type TeamMessage } from '@/api/teamMessages';
import { cleanText } from '@/lib/cleanText';
import { counted } from '@/lib/french';
import { keyOf, persisted, usePersisted } from '@/lib/storage';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextArea } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { adminKey } from '../../game/admin/adminKey';
import { DaySelect } from '../../game/admin/DaySelect';
import { EditionField, useCurrentCode } from '../../game/admin/EditionField';
import { explain } from '../../game/forms/failures';
import { MessageCard } from '../../game/messages/MessageCard';
import { MESSAGE_KEYS } from '../../game/session/leave';
import { useSession } from '../../game/session/useSession';

const MAX_LENGTH = 400;

const writtenShape = v.object({
  /** The message's id once it is saved, even if publishing it has failed. */
  id: v.nullable(v.number()),
  /** Null for the edition that is played. */
  edition: v.nullable(v.string()),
  day: v.number(),
  body: v.string(),
});

type Written = v.InferOutput<typeof writtenShape>;

/** The unsaved change of a message, stored in this tab: neither another page nor an ended session loses it. */
const unsavedMessage = (message: TeamMessage | null, admin: string | null) =>
  persisted(
    'session',
    keyOf(`${MESSAGE_KEYS}${message?.id ?? 'nouveau'}`, admin),
    v.nullable(writtenShape),
    null,
  );

interface MessageFormProps {
  /** Null for a new one. */
  message: TeamMessage | null;
  onDone: () => void;
}

/** Writes a message, with what players will read. A published one is corrected at once. */
export function MessageForm({ message, onDone }: MessageFormProps) {
  const queries = useQueryClient();
  const current = useCurrentCode();
  const admin = useSession().account?.id ?? null;
  const unsaved = useMemo(() => unsavedMessage(message, admin), [message, admin]);
  const written = usePersisted(unsaved) ?? message ?? { id: null, edition: null, day: 1, body: '' };
  const { day, body } = written;
  const edition = written.edition ?? current;
  const write = (change: Partial<Written>) => {
    const { id, edition: of, day: on, body: text } = written;
    unsaved.write({ id, edition: of, day: on, body: text, ...change });
  };
  const isPublished = message?.status === 'published';

  const save = useMutation({
    mutationFn: async ({ publishes }: { publishes: boolean }) => {
      if (edition === null) throw new Error('The edition that is played is not known yet');
      const id = await saveMessage({ id: written.id, edition, day, body: cleaned });
      // Tried again, the same message is saved.
      write({ id });
      if (publishes) await setMessageStatus(id, 'published');
    },
    onSuccess: async () => {
      unsaved.remove();
      await Promise.all([
        queries.invalidateQueries({ queryKey: adminKey }),
        queries.invalidateQueries({ queryKey: ['messages'] }),
      ]);
      onDone();
    },
    meta: { failure: 'Enregistrement du message' },
  });

  const cleaned = cleanText(body);
  // As the database counts.
  const length = Array.from(cleaned).length;
  const tooLong = length > MAX_LENGTH;
  const canSave = edition !== null && body.trim() !== '' && !tooLong;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (canSave && !save.isPending) save.mutate({ publishes: false });
  };

  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title={message ? 'Changer un message' : 'Écrire un message'}>
      <form className="grid gap-5 lg:grid-cols-2" method="dialog" noValidate onSubmit={submit}>
        <div className="grid content-start gap-4">
          <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-4">
            <EditionField
              disabled={message !== null}
              onChange={(code) => write({ edition: code })}
              value={edition}
            />
            <Field label="Jour">
              {(control) => <DaySelect {...control} onChange={(each) => write({ day: each })} value={day} />}
            </Field>
          </div>
          <Field
            error={
              tooLong
                ? `Le message est trop long de ${counted(length - MAX_LENGTH, 'caractère')}.`
                : save.error && explain(save.error, { other: "Le message n'a pas pu être enregistré." })
            }
            hint={`${counted(length, 'caractère')} sur ${MAX_LENGTH}. Il se lit sans avoir résolu le jour\u00A0: pas d'indice.`}
            label="Message"
          >
            {(control) => (
              <TextArea
                {...control}
                onChange={(event) => write({ body: event.target.value })}
                readOnly={save.isPending}
                rows={4}
                value={body}
              />
            )}
          </Field>
        </div>
        <section aria-label="Ce que les joueurs liront" className="grid content-start gap-2">
          <p className="font-bold">Ce que les joueurs liront</p>
          <MessageCard>{body.trim() || '…'}</MessageCard>
        </section>
        {isPublished && (
          <Alert className="lg:col-span-2" tone="info">
            Ce message est en ligne&nbsp;: les joueurs liront le nouveau texte dès que tu l'enregistres.
          </Alert>
        )}
        <div className="flex flex-wrap gap-3 lg:col-span-2">
          <Button aria-disabled={!canSave} busy={save.isPending} type="submit" variant="quiet">
            {isPublished ? 'Corriger le message' : 'Garder en brouillon'}
          </Button>
          {!isPublished && (
            <Button
              aria-disabled={!canSave}
              busy={save.isPending}
              onClick={() => save.mutate({ publishes: true })}
              variant="gold"
            >
              Publier le message
            </Button>
          )}
          {message && (
            <Button
              disabled={save.isPending}
              onClick={() => {
                unsaved.remove();
                onDone();
              }}
              variant="quiet"
            >
              Annuler
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
