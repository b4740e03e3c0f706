import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { saveMessage, setMessageStatus, type TeamMessage } from '@/api/teamMessages';
import { counted } from '@/lib/french';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Select, TextArea } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { adminKey } from '../../shared/admin/adminKey';
import { EditionField, useCurrentCode } from '../../shared/admin/EditionField';
import { explain } from '../../shared/failures';
import { MessageCard } from '../../shared/messages/MessageCard';
import { ALL_DAYS } from '../../shared/rules/days';

const MAX_LENGTH = 400;

interface MessageFormProps {
  /** Null for a new one. */
  message: TeamMessage | null;
  onDone: () => void;
}

/** Writes a message, with what players will read. A published one is corrected at once. */
export function MessageForm({ message, onDone }: MessageFormProps) {
  const queries = useQueryClient();
  const current = useCurrentCode();
  const [chosen, setChosen] = useState(message?.edition ?? null);
  const [day, setDay] = useState(message?.day ?? 1);
  const [body, setBody] = useState(message?.body ?? '');
  const edition = chosen ?? current;
  const isPublished = message?.status === 'published';

  const save = useMutation({
    mutationFn: async ({ publishes }: { publishes: boolean }) => {
      if (edition === null) throw new Error('The edition that is played is not known yet');
      const id = await saveMessage({ id: message?.id ?? null, edition, day, body });
      if (publishes) await setMessageStatus(id, 'published');
    },
    onSuccess: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: adminKey }),
        queries.invalidateQueries({ queryKey: ['messages'] }),
      ]);
      setBody('');
      onDone();
    },
    meta: { failure: 'Enregistrement du message' },
  });

  const tooLong = body.length > MAX_LENGTH;
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
            <EditionField disabled={message !== null} onChange={setChosen} value={edition} />
            <Field label="Jour">
              {(control) => (
                <Select {...control} onChange={(event) => setDay(Number(event.target.value))} value={day}>
                  {ALL_DAYS.map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field
            error={
              tooLong
                ? `Le message est trop long de ${counted(body.length - MAX_LENGTH, 'caractère')}.`
                : save.error && explain(save.error, { other: "Le message n'a pas pu être enregistré." })
            }
            hint={`${counted(body.length, 'caractère')} sur ${MAX_LENGTH}. Il se lit sans avoir résolu le jour\u00A0: pas d'indice.`}
            label="Message"
          >
            {(control) => (
              <TextArea
                {...control}
                onChange={(event) => setBody(event.target.value)}
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
            <Button disabled={save.isPending} onClick={onDone} variant="quiet">
              Annuler
            </Button>
          )}
        </div>
      </form>
    </Sheet>
  );
}
