import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { EmailField, TextField } from './fields';
import { useForm } from './useForm';

const schema = v.object({
  nickname: v.pipe(v.string(), v.maxLength(5, 'Trop long.')),
  email: v.pipe(v.string(), v.nonEmpty('Manque.'), v.includes('@', 'Incomplet.'), v.trim()),
});
type Sent = v.InferOutput<typeof schema>;

interface ProbeProps {
  send: (sent: Sent) => Promise<unknown>;
  nickname?: string;
  empties?: boolean;
  keep?: (part: Partial<Sent>) => void;
}

function Probe({ send, nickname = '', empties = false, keep }: ProbeProps) {
  const draft = useMemo(
    () => keep && { read: () => ({ email: 'gard\u00E9@exemple.fr' }), write: keep },
    [keep],
  );
  const { adopt, ...form } = useForm({
    schema,
    initial: { nickname, email: '' },
    send,
    empties,
    ...(draft && { draft }),
    refusals: (error) => (error instanceof Error ? { nickname: error.message } : {}),
  });
  return (
    <form noValidate onSubmit={form.submit} ref={adopt}>
      <TextField form={form} label="Surnom" name="nickname" required={false} />
      <EmailField form={form} label="Adresse" name="email" />
      <button type="submit">Envoyer</button>
    </form>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button'));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('What is wrong is said beside its field, and the first in the order of the form gets the focus', () => {
  const send = vi.fn<ProbeProps['send']>();
  render(<Probe send={send} />);
  submit();
  expect(alerts()).toEqual(['Manque.']);
  expect(document.activeElement).toBe(field(/Adresse/));
  write(/Surnom/, 'Hibou du Nord');
  submit();
  expect(alerts()).toEqual(['Trop long.', 'Manque.']);
  expect(document.activeElement).toBe(field(/Surnom/));
  expect(field(/Surnom/).getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
  write(/Surnom/, 'Hibou');
  expect(alerts()).toEqual(['Manque.']);
});

test('What is sent is what the schema makes of it, once, however often it is asked for', async () => {
  const replies: (() => void)[] = [];
  const send = vi.fn<ProbeProps['send']>(() => new Promise<void>((resolve) => replies.push(resolve)));
  render(<Probe send={send} />);
  write(/Adresse/, ' a@exemple.fr ');
  submit();
  submit();
  expect(send.mock.calls).toEqual([[{ nickname: '', email: 'a@exemple.fr' }]]);
  replies[0]?.();
  await waitFor(() => {
    submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('A failure loses nothing, and what it says of a field stands beside it until the field changes', async () => {
  render(<Probe empties send={() => Promise.reject(new Error('Ce nom ne convient pas.'))} />);
  write(/Surnom/, 'Hibou');
  write(/Adresse/, 'a@exemple.fr');
  submit();
  await waitFor(() => expect(alerts()).toEqual(['Ce nom ne convient pas.']));
  expect(document.activeElement).toBe(field(/Surnom/));
  expect([field(/Surnom/).value, field(/Adresse/).value]).toEqual(['Hibou', 'a@exemple.fr']);
  write(/Surnom/, 'Loup');
  expect(alerts()).toEqual([]);
});

test('What is typed waits in its draft, and leaves it once it is sent', async () => {
  const keep = vi.fn<(part: Partial<Sent>) => void>();
  render(<Probe empties keep={keep} send={() => Promise.resolve()} />);
  expect(field(/Adresse/).value).toBe('gard\u00E9@exemple.fr');
  write(/Surnom/, 'Hibou');
  expect(keep).toHaveBeenLastCalledWith({ nickname: 'Hibou', email: 'gard\u00E9@exemple.fr' });
  submit();
  await waitFor(() => expect(field(/Surnom/).value).toBe(''));
  expect(keep).toHaveBeenLastCalledWith({ nickname: '', email: '' });
});

test('What was typed before the form came alive waits in its draft too', async () => {
  const keep = vi.fn<(part: Partial<Sent>) => void>();
  const probe = <Probe keep={keep} send={() => Promise.resolve()} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(probe);
  document.body.append(container);
  field(/Adresse/).value = 'a@exemple.fr';
  await act(() => void hydrateRoot(container, probe));
  expect(field(/Adresse/).value).toBe('a@exemple.fr');
  expect(keep).toHaveBeenCalledWith({ email: 'a@exemple.fr' });
  container.remove();
});

test('What comes late stands in a field that nobody has touched, and in no other', () => {
  const send = vi.fn<ProbeProps['send']>();
  const { rerender } = render(<Probe send={send} />);
  rerender(<Probe nickname="Ours" send={send} />);
  expect(field(/Surnom/).value).toBe('Ours');
  write(/Surnom/, '');
  rerender(<Probe nickname="Loup" send={send} />);
  expect(field(/Surnom/).value).toBe('');
});
