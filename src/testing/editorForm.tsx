import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { domMax, LazyMotion } from 'framer-motion';
import type { ComponentType } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { InferInput } from 'valibot';
import { playShape } from '@/escape-noel/kinds/shapes';
import { shapedAs } from '@/lib/shaped';

export type WrittenBoard = InferInput<typeof playShape>;

interface Form {
  play: WrittenBoard;
  answers: string[];
}

let readAnswers: () => string[] = () => [];

/** Renders an editor in a day's form, on a board's data. @returns reads the board that it has written. */
export function openEditor(
  Editor: ComponentType,
  play: unknown,
  answers: string[] = [''],
): () => WrittenBoard | undefined {
  const forms: UseFormReturn<Form>[] = [];
  function Harness() {
    const form = useForm<Form>({ defaultValues: { play: shapedAs(playShape, play), answers } });
    forms.push(form);
    return (
      <FormProvider {...form}>
        <Editor />
      </FormProvider>
    );
  }
  // Pictures can be sent from some editors.
  render(<Harness />, {
    wrapper: ({ children }) => (
      <LazyMotion features={domMax} strict>
        <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
      </LazyMotion>
    ),
  });
  readAnswers = () => forms[0]?.getValues('answers') ?? [];
  return () => forms[0]?.getValues('play');
}
/** The answers of the form that was rendered last. */
export const writtenAnswers = (): string[] => readAnswers();

export const press = (role: string, name: string | RegExp) =>
  fireEvent.click(screen.getByRole(role, { name }));
export const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

const star = (id: string, x: number, y: number) => ({ id, x, y, name: `Une étoile, ${id}`, size: 2 });

/** Three stars, none in the order of reading. */
export const SKY = {
  kind: 'trace',
  width: 960,
  height: 720,
  nodes: [star('01', 100, 600), star('02', 800, 100), star('03', 480, 360)],
};
