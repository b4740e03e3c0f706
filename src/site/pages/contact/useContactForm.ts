import { useEffect, useRef, useState } from 'react';
import { formDraft } from '@/lib/draft';
import { logFailure } from '@/lib/log';
import { useUnsentText } from '@/lib/unsentText';

/** How long the thanks stay before the form comes back (spec §9). */
const SENT_PANEL_MS = 5000;
/** How long the error's words stay before the form comes back (spec §9). */
const ERROR_PANEL_MS = 5000;

/** What the visitor types. */
export interface ContactDraft {
  name: string;
  email: string;
  message: string;
}

/** The states of the form (spec §4). */
export type ContactStatus = 'editing' | 'sending' | 'sent' | 'failed';

const emptyDraft: ContactDraft = { name: '', email: '', message: '' };
/** Where what is typed waits, through another page and a page that is loaded again. */
export const keptDraft = formDraft('site', ['name', 'email', 'message']);

/**
 * The form's life: what is typed survives an error, leaves only once it is sent, and is never sent twice.
 * @param deliver takes the message, or throws.
 */
export function useContactForm(deliver: (draft: ContactDraft) => Promise<void>) {
  const [draft, setDraft] = useState(emptyDraft);
  const [status, setStatus] = useState<ContactStatus>('editing');
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const sending = useRef(false);
  useUnsentText(Object.values(draft).some((text) => text !== ''));

  useEffect(() => {
    if (status !== 'sent' && status !== 'failed') return undefined;
    const timer = setTimeout(() => setStatus('editing'), status === 'sent' ? SENT_PANEL_MS : ERROR_PANEL_MS);
    return () => clearTimeout(timer);
  }, [status]);

  const send = async (written: ContactDraft) => {
    if (sending.current) return;
    sending.current = true;
    setDraft(written);
    setStatus('sending');
    setOutcome(null);
    try {
      await deliver(written);
      setDraft(emptyDraft);
      keptDraft.write(emptyDraft);
      setStatus('sent');
      setOutcome('sent');
    } catch (error) {
      logFailure('Message de contact', error);
      setStatus('failed');
      setOutcome('failed');
    } finally {
      sending.current = false;
    }
  };

  return {
    draft,
    status,
    /** How the last sending ended, once its panel has gone. */
    outcome: status === 'editing' ? outcome : null,
    change: (part: Partial<ContactDraft>) => {
      keptDraft.write(part);
      setDraft((current) => ({ ...current, ...part }));
    },
    send,
    retry: () => setStatus('editing'),
  };
}
