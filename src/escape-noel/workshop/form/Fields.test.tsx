import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, expect, expectTypeOf, test } from 'vitest';
import { readDay, type Day } from '../../edition/document';
import { Fields, TextField, type TextSpec } from './Fields';
import { TextList } from './TextList';

afterEach(cleanup);

const renders = new Map<string, number>();
const Counted = ({ path, label }: TextSpec<Day>) => (
  <Profiler id={path} onRender={() => renders.set(path, (renders.get(path) ?? 0) + 1)}>
    <TextField<Day> label={label} path={path} />
  </Profiler>
);

/** Renders fields in a day's form. @returns the form. */
function open(fields: React.ReactNode): UseFormReturn<Day> {
  const forms: UseFormReturn<Day>[] = [];
  function Form() {
    const form = useForm<Day>({
      defaultValues: readDay({ title: 'Un', hints: [{ texte: 'Indice' }], answers: ['a'] }),
    });
    forms.push(form);
    return <FormProvider {...form}>{fields}</FormProvider>;
  }
  render(<Form />);
  const [form] = forms;
  if (!form) throw new Error('no form');
  return form;
}

test('a keystroke renders the field that is typed in, and no other', () => {
  renders.clear();
  const form = open(
    <>
      <Counted label="Titre" path="title" />
      <Counted label="Indice" path="hints.0.texte" />
    </>,
  );
  const before = new Map(renders);
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Un t' } });
  fireEvent.change(screen.getByLabelText('Titre'), { target: { value: 'Un ti' } });
  expect(form.getValues('title')).toBe('Un ti');
  expect(renders.get('title')).toBeGreaterThan(before.get('title') ?? 0);
  expect(renders.get('hints.0.texte')).toBe(before.get('hints.0.texte'));
});

test('a text is cleaned when it is left: its typography in a sentence, invisible signs alone in an answer', () => {
  const form = open(
    <>
      <TextField<Day> label="Question" path="question" />
      <TextList<Day> addLabel="Ajouter" item="Réponse" legend="Réponses" path="answers" plain />
    </>,
  );
  for (const [label, text] of [
    ['Question', 'Qui est là?'],
    ['Réponse 1', 'chat\u00ADeau!'],
  ] as const) {
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    fireEvent.blur(screen.getByLabelText(label));
  }
  expect(form.getValues(['question', 'answers'])).toEqual(['Qui est là\u00A0?', ['chateau!']]);
});

test('a value that is written elsewhere comes into its field', () => {
  const form = open(<Fields<Day> fields={[{ path: 'artefact.title', label: 'Nom' }]} />);
  act(() => form.setValue('artefact', { title: 'Un grelot', description: '', image_url: null }));
  expect(screen.getByLabelText<HTMLInputElement>('Nom').value).toBe('Un grelot');
});

test('a path that a day does not have does not compile', () => {
  expectTypeOf<'artefact.description'>().toExtend<TextSpec<Day>['path']>();
  expectTypeOf<'hints.3.texte'>().toExtend<TextSpec<Day>['path']>();
  expectTypeOf<'artefact.desciption'>().not.toExtend<TextSpec<Day>['path']>();
  // A list is not a text.
  expectTypeOf<'answers'>().not.toExtend<TextSpec<Day>['path']>();
});
