import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PartContent } from '@/api/workshop';
import { dayShape, readDay, type Day } from '../../edition/document';
import { workshopKeys } from '../../game/session/workshopKeys';
import { unsavedChange } from './unsavedChanges';
import { TextField } from './Fields';
import { ItemList } from './ItemList';
import { TextList } from './TextList';
import type { EditedPart } from './usePart';
import { usePartSync } from './usePartSync';

const ADMIN = 'admin';
const KEY = `${workshopKeys(ADMIN)}2027-3`;
const SAVED: PartContent = {
  day: 3,
  title: 'Le pont',
  answers: ['pont'],
  later: 1,
  closing: 4,
  near_misses: [],
};

/** A day that was saved, and its unsaved change in this browser's storage. */
function makePart(): EditedPart {
  const stored = unsavedChange(ADMIN, '2027', 3);
  return {
    day: 3,
    saved: undefined,
    read: () => stored.read()?.content ?? SAVED,
    readUnsaved: stored.read,
    isUnsavedStored: stored.isStored,
    follow: stored.follow,
    write: (content) => stored.write({ basedOn: 1, base: SAVED, content }),
    setUnsaved: (change) => (change ? stored.write(change) : stored.remove()),
  };
}

function Form({ part }: { part: EditedPart }) {
  const form = useForm<Day>({ defaultValues: readDay(part.read()) });
  usePartSync(form, part, dayShape);
  return (
    <FormProvider {...form}>
      <TextField<Day> label="Titre" path="title" />
      <TextField<Day> label="Fin" path="closing" />
      <TextList<Day> addLabel="Ajouter une réponse" item="Réponse" legend="Réponses" path="answers" />
      <ItemList<Day>
        addLabel="Ajouter un groupe"
        blank={() => ({ answers: [''], message: '' })}
        focus="message"
        nameOf={(index) => `le groupe ${index + 1}`}
        path="near_misses"
      >
        {(index) => <TextField<Day> label={`Phrase ${index + 1}`} path={`near_misses.${index}.message`} />}
      </ItemList>
    </FormProvider>
  );
}

const stored = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

let part: EditedPart;
beforeEach(() => {
  localStorage.clear();
  part = makePart();
});
afterEach(cleanup);

test('a page that is only opened stores no unsaved change', () => {
  render(<Form part={part} />);
  expect(stored()).toBeNull();
});

test('what is typed is stored at once, and what the form does not show stays as it is', () => {
  render(<Form part={part} />);
  type('Titre', 'Le pont de glace');
  expect(stored()).toEqual({ basedOn: 1, base: SAVED, content: { ...SAVED, title: 'Le pont de glace' } });
});

test("an unsaved change of this browser is found again, in today's format", () => {
  const content = { ...SAVED, title: 'Gardé' };
  localStorage.setItem(KEY, JSON.stringify({ basedOn: 1, base: SAVED, content }));
  render(<Form part={part} />);
  expect(field('Titre').value).toBe('Gardé');
  // A damaged text is blank.
  expect(field('Fin').value).toBe('');
});

test('lists are stored as they are changed', async () => {
  render(<Form part={part} />);
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter une réponse' }));
  type('Réponse 2', 'arche');
  fireEvent.click(screen.getByRole('button', { name: 'Ajouter un groupe' }));
  type('Phrase 1', 'Pas tout à fait');
  const nearMisses = [{ answers: [''], message: 'Pas tout à fait' }];
  expect(stored()).toMatchObject({ content: { answers: ['pont', 'arche'], near_misses: nearMisses } });
  fireEvent.click(screen.getByRole('button', { name: 'Retirer le groupe 1' }));
  expect(stored()).toMatchObject({ content: { near_misses: [] } });
});

test('a change that another tab writes, or that is undone, comes into the form', () => {
  render(<Form part={part} />);
  type('Titre', 'Le mien');
  act(() => part.write({ ...SAVED, title: 'Le sien', answers: ['a', 'b'] }));
  expect(field('Titre').value).toBe('Le sien');
  expect(field('Réponse 2').value).toBe('b');
  act(() => part.setUnsaved(null));
  expect(field('Titre').value).toBe('Le pont');
  expect(stored()).toBeNull();
});

test('a text that saving only cleans stays as it is in its field, which keeps the focus', () => {
  render(<Form part={part} />);
  field('Titre').focus();
  type('Titre', 'Le pont\u200B ');
  act(() => part.write({ ...SAVED, title: 'Le pont ' }));
  expect(document.activeElement).toBe(field('Titre'));
  expect(field('Titre').value).toBe('Le pont\u200B ');
});
