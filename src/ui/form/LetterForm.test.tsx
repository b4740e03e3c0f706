import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { LetterForm, letterEntries } from './LetterForm';
import { useForm } from './useForm';

afterEach(cleanup);

const FIELDS = ['name', 'email', 'message'] as const;

function Letter() {
  const { adopt, ...form } = useForm({
    schema: v.object(letterEntries(v.string(), v.string())),
    initial: { name: '', email: '', message: '' },
    send: () => Promise.resolve(),
  });
  return <LetterForm adopt={adopt} busy={false} fields={FIELDS} form={form} />;
}

test('the star of required fields is explained before the first of them (rule 27.4)', () => {
  render(<Letter />);
  const note = screen.getByText(/^Les champs marqués d'une étoile/);
  const first = screen.getByRole('textbox', { name: 'Nom' });
  expect(note.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
