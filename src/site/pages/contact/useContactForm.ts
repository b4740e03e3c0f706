import { useState } from 'react';
import * as v from 'valibot';
import { isEmailAddress } from '@/lib/isEmailAddress';
import { logFailure } from '@/lib/log';
import { useTimeout } from '@/lib/useTimeout';
import { letterEntries } from '@/ui/form/LetterForm';
import { useForm } from '@/ui/form/useForm';
import { ownTypedLetter } from '../../shared/letter';

/** Rule 9.3. */
const PANEL_MS = 5000;

const filled = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'Écrivez quelques mots : des espaces ne suffisent pas.'),
);
const emailAddress = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', 'Écrivez votre adresse, pour que nous puissions vous répondre.'),
  v.check(isEmailAddress, 'Cette adresse est incomplète : il faut par exemple « nom@exemple.fr ».'),
);
const schema = v.object(letterEntries(filled, emailAddress));

export type Letter = v.InferOutput<typeof schema>;

/**
 * Not a `useMutation`, which would add 9 kB to a page of 109 kB, and pass its limit of 115 kB.
 * @param deliver sends, or throws.
 * @param isSuspect whether a robot may have filled in the form: it is then sent when it is submitted again.
 */
export function useContactForm(deliver: (letter: Letter) => Promise<void>, isSuspect: () => boolean) {
  const [last, setLast] = useState<'none' | 'held' | 'sending' | 'sent' | 'failed'>('none');
  const [failure, setFailure] = useState<unknown>(null);
  const [stored] = useState(ownTypedLetter);
  const [isPanelOpen, setPanelOpen] = useState(false);
  useTimeout(() => setPanelOpen(false), isPanelOpen ? PANEL_MS : null);

  const { adopt, ...form } = useForm({
    schema,
    initial: { name: '', email: '', message: '' },
    stored,
    send: async (letter) => {
      if (last !== 'held' && isSuspect()) {
        setLast('held');
        throw new Error('The letter waits to be sent all the same');
      }
      setLast('sending');
      try {
        await deliver(letter);
        setLast('sent');
      } catch (error) {
        logFailure('Message de contact', error);
        setFailure(error);
        setLast('failed');
        throw error;
      } finally {
        setPanelOpen(true);
      }
    },
    empties: true,
  });

  return { form, adopt, last, failure, isPanelOpen, closePanel: () => setPanelOpen(false) };
}
