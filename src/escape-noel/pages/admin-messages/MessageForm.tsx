import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { saveMessage, setMessageStatus, type TeamMessage } from '@/api/teamMessages';
import { cleanText } from '@/lib/cleanText';
import { counted } from '@/lib/french';
import { keyOf, persisted, usePersisted } from '@/lib/storage';
import { DEFAULT_TIME_ZONE, instantOf, localTime } from '@/lib/zonedDates';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { TextArea, TextInput } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { adminKey } from '../../game/admin/adminKey';
import { DaySelect } from '../../game/admin/DaySelect';
import { EditionField, useCurrentCode } from '../../game/admin/EditionField';
import { explain } from '../../game/forms/failures';
import { MessageCard } from '../../game/messages/MessageCard';
import { MESSAGE_KEYS } from '../../game/session/leave';
import { useClockOffset } from '../../game/season/calendar';
import { useSession } from '../../game/session/useSession';
import { PublishDialog } from './PublishDialog';
import { useFirstDay } from './useFirstDay';

const MAX_LENGTH = 400;

const writtenShape = v.object({
  /** The message's id once it is saved, even if publishing it has failed. */
  id: v.nullable(v.number()),
  /** Null for the edition that is played. */
  edition: v.nullable(v.string()),
  /** Null for the day that is offered first. */
  day: v.nullable(v.number()),
  body: v.string(),
  /** The moment by the clocks of Paris, whatever the browser's zone; empty for at once. */
  at: v.string(),
});

type Written = v.InferOutput<typeof writtenShape>;

const writtenOf = ({ id, edition, day, body, status, publishedAt }: TeamMessage): Written => ({
  id,
  edition,
  day,
  body,
  at: status === 'scheduled' && publishedAt ? localTime(publishedAt, DEFAULT_TIME_ZONE) : '',
});

/** The instant of a moment in Paris: null for none, an invalid date for one that no calendar has. */
function momentOf(at: string): Date | null {
  if (at === '') return null;
  const shown = new Date(`${at}:00Z`);
  return Number.isNaN(shown.getTime()) ? shown : instantOf(at, DEFAULT_TIME_ZONE);
}

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

/** Writes a message, with what players will read, and publishes it now or at a moment. A published one is corrected at once. */
export function MessageForm({ message, onDone }: MessageFormProps) {
  const queries = useQueryClient();
  const current = useCurrentCode();
  const admin = useSession().account?.id ?? null;
  const unsaved = useMemo(() => unsavedMessage(message, admin), [message, admin]);
  const firstDay = useFirstDay();
  const written =
    usePersisted(unsaved) ??
    (message ? writtenOf(message) : { id: null, edition: null, day: null, body: '', at: '' });
  const { body, at } = written;
  const day = written.day ?? firstDay;
  const edition = written.edition ?? current;
  const write = (change: Partial<Written>) => unsaved.write({ ...written, ...change });
  const moment = momentOf(at);
  const clockOffset = useClockOffset();
  const [asked, setAsked] = useState(false);
  const [isPast, setIsPast] = useState(false);
  const isPublished = message?.status === 'published';

  const save = useMutation({
    mutationFn: async ({ publishes }: { publishes: boolean }) => {
      if (edition === null) throw new Error('The edition that is played is not known yet');
      const id = await saveMessage({ id: written.id, edition, day, body: cleaned });
      // Tried again, the same message is saved.
      write({ id });
      if (publishes) await setMessageStatus(id, 'published', moment);
      else if (message?.status === 'scheduled') await setMessageStatus(id, 'draft');
    },
    onSuccess: async () => {
      unsaved.remove();
      await Promise.all([
        queries.invalidateQueries({ queryKey: adminKey }),
        queries.invalidateQueries({ queryKey: ['messages'] }),
      ]);
      onDone();
    },
    onSettled: () => setAsked(false),
    meta: { failure: 'Enregistrement du message' },
  });

  const cleaned = cleanText(body);
  // As the database counts.
  const length = Array.from(cleaned).length;
  const tooLong = length > MAX_LENGTH;
  const canSave = edition !== null && body.trim() !== '' && !tooLong;
  const askToPublish = () => {
    const past = moment !== null && !(moment.getTime() > Date.now() + clockOffset);
    setIsPast(past);
    if (canSave && !past) setAsked(true);
  };
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
          {!isPublished && (
            <Field
              error={isPast ? 'Ce moment est passé\u00A0: sans date, il est publié tout de suite.' : null}
              hint="Heure de Paris. Sans date, il est publié tout de suite."
              label="Publier le"
            >
              {(control) => (
                <TextInput
                  {...control}
                  onChange={({ target }) => {
                    setIsPast(false);
                    write({ at: target.value });
                  }}
                  readOnly={save.isPending}
                  type="datetime-local"
                  value={at}
                />
              )}
            </Field>
          )}
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
            <Button aria-disabled={!canSave} busy={save.isPending} onClick={askToPublish} variant="gold">
              {moment ? 'Prévoir le message' : 'Publier le message'}
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
      <PublishDialog
        busy={save.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => save.mutate({ publishes: true })}
        publication={asked && edition !== null ? { edition, day, body: cleaned, at: moment } : null}
      />
    </Sheet>
  );
}
