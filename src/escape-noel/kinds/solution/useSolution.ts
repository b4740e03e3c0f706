import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CHECKED } from '../../workshop/form/checked';
import { answerOf, keptValue, madeAnswers, withSolution, type WrittenPlay } from './solution';

/** The part of a day that a board and its solution are in. */
interface BoardForm {
  play: WrittenPlay | null;
  answers: string[];
}

export interface Solution {
  play: WrittenPlay | null;
  /** The text that the board makes; null until it is shown. */
  text: string | null;
  /** The board's value while the solution is being shown. */
  draft: string;
  setDraft: (value: string) => void;
  /** Writes the solution among the day's answers; null removes it. */
  write: (text: string | null) => void;
}

/**
 * The solution of the day's board: the answer that the board makes, shown by playing it (rule 15.12). A change of the board that the
 * solution does not survive removes it, and leaves what is left of it to finish.
 * @param options `isKept`: what is left is the solution.
 */
export function useSolution({ isKept = false }: { isKept?: boolean } = {}): Solution {
  const { getValues, setValue, subscribe } = useFormContext<BoardForm>();
  const [play, answers] = useWatch<BoardForm, ['play', 'answers']>({ name: ['play', 'answers'] });
  const [draft, setDraft] = useState('');

  useEffect(() => {
    let made = madeAnswers(getValues('play'), getValues('answers'));
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        const { play: now, answers: written } = values;
        const [lost] = made.filter(
          (text) => written.includes(text) && !(now !== null && answerOf(now, text) === text),
        );
        const before = made;
        made = madeAnswers(now, written);
        // A version that comes from elsewhere is shown as it is.
        if (lost === undefined || now === null || name?.startsWith('play') !== true) return;
        const left = keptValue(now, lost);
        const others = written.filter((text) => !before.includes(text) || made.includes(text));
        setDraft(left);
        setValue('answers', isKept && left !== '' ? [...others, left] : others, CHECKED);
      },
    });
  }, [getValues, isKept, setValue, subscribe]);

  return {
    play,
    text: madeAnswers(play, answers)[0] ?? null,
    draft,
    setDraft,
    write: (text) =>
      setValue('answers', withSolution(getValues('play'), getValues('answers'), text), CHECKED),
  };
}
