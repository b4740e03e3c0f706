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
  store?: (changed: Partial<Sent>) => void;
}

function Probe({ send, nickname = '', empties = false, store }: ProbeProps) {
  const stored = useMemo(
    () => store && { read: () => ({ email: 'gard\u00E9@exemple.fr' }), write: store },
    [store],
  );
  const { adopt, ...form } = useForm({
    schema,
    initial: { nickname, email: '' },
    send,
    empties,
    ...(stored && { stored }),
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
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button'));
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('Each error stands beside its field, and the first invalid field in the order of the form receives the focus', () => {
  const send = vi.fn<ProbeProps['send']>();
  render(<Probe send={send} />);
  submit();
  expect(alerts()).toEqual(['Manque.']);
  expect(document.activeElement).toBe(field(/Adresse/));
  type(/Surnom/, 'Hibou du Nord');
  submit();
  expect(alerts()).toEqual(['Trop long.', 'Manque.']);
  expect(document.activeElement).toBe(field(/Surnom/));
  expect(field(/Surnom/).getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
  type(/Surnom/, 'Hibou');
  expect(alerts()).toEqual(['Manque.']);
});

test('The output of the schema is sent, once, however often the form is submitted', async () => {
  const replies: (() => void)[] = [];
  const send = vi.fn<ProbeProps['send']>(() => new Promise<void>((resolve) => replies.push(resolve)));
  render(<Probe send={send} />);
  type(/Adresse/, ' a@exemple.fr ');
  submit();
  submit();
  expect(send.mock.calls).toEqual([[{ nickname: '', email: 'a@exemple.fr' }]]);
  replies[0]?.();
  await waitFor(() => {
    submit();
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('A failure loses nothing, and its message stands beside the field until it changes', async () => {
  render(<Probe empties send={() => Promise.reject(new Error('Ce nom ne convient pas.'))} />);
  type(/Surnom/, 'Hibou');
  type(/Adresse/, 'a@exemple.fr');
  submit();
  await waitFor(() => expect(alerts()).toEqual(['Ce nom ne convient pas.']));
  expect(document.activeElement).toBe(field(/Surnom/));
  expect([field(/Surnom/).value, field(/Adresse/).value]).toEqual(['Hibou', 'a@exemple.fr']);
  type(/Surnom/, 'Loup');
  expect(alerts()).toEqual([]);
});

test('What is typed is stored, and removed once sent', async () => {
  const store = vi.fn<(changed: Partial<Sent>) => void>();
  render(<Probe empties store={store} send={() => Promise.resolve()} />);
  expect(field(/Adresse/).value).toBe('gard\u00E9@exemple.fr');
  type(/Surnom/, 'Hibou');
  expect(store).toHaveBeenLastCalledWith({ nickname: 'Hibou', email: 'gard\u00E9@exemple.fr' });
  submit();
  await waitFor(() => expect(field(/Surnom/).value).toBe(''));
  expect(store).toHaveBeenLastCalledWith({ nickname: '', email: '' });
});

test('What was typed before hydration comes before the stored text, and is stored', async () => {
  const store = vi.fn<(changed: Partial<Sent>) => void>();
  const probe = <Probe store={store} send={() => Promise.resolve()} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(probe);
  document.body.append(container);
  field(/Adresse/).value = 'a@exemple.fr';
  await act(async () => {
    hydrateRoot(container, probe);
  });
  expect(field(/Adresse/).value).toBe('a@exemple.fr');
  expect(store).toHaveBeenCalledWith({ email: 'a@exemple.fr' });
  container.remove();
});

test('A late initial value fills a field that the user has not changed, and no other', () => {
  const send = vi.fn<ProbeProps['send']>();
  const { rerender } = render(<Probe send={send} />);
  rerender(<Probe nickname="Ours" send={send} />);
  expect(field(/Surnom/).value).toBe('Ours');
  type(/Surnom/, '');
  rerender(<Probe nickname="Loup" send={send} />);
  expect(field(/Surnom/).value).toBe('');
});

test('the form of an e-mail address is said before it is sent (rule 27.4)', () => {
  render(<Probe send={vi.fn<ProbeProps['send']>()} />);
  const hint = field(/Adresse/).getAttribute('aria-describedby');
  expect(document.getElementById(hint ?? '')?.textContent).toBe('Par exemple\u00A0: nom@exemple.fr');
});
