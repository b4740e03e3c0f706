import { useMemo, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { focusSoon } from '@/lib/focusSoon';
import { shapedAs, storedAs } from '@/lib/shaped';
import { Button } from '@/ui/Button';
import { Spinner } from '@/ui/Spinner';
import { addressIn, useDraftAddresses } from '../../game/admin/media/draftAddresses';
import { MediaAddressContext } from '../../game/media/mediaAddress';
import type { Board } from '../kind';
import { playShape } from '../shapes';
import { LOCKED } from './locked';
import { answerOf, type WrittenPlay } from './solution';
import { solutionWords } from './solutionWords';
import { useSolution } from './useSolution';

const HEADING = 'champ-solution';

const fromNothing = () => '';

interface SolutionFieldProps {
  /** Reads the data of the kind's board, as its page does. */
  readPlay: (data: unknown) => Board;
  /** The instruction to the writer: « Range les choses dans le bon ordre ». */
  task: string;
  /** The board's value when its solution is to be shown from the start. */
  blank?: (play: WrittenPlay) => string;
  /** Changes the board so that its data do not give the solution away. @returns the solution in the changed board. */
  conceal?: (solution: string) => string;
  /** Below a solution that is shown: how the board starts. */
  children?: ReactNode;
}

/** The solution of a board, shown by playing it as players do (rule 15.12): its digits are written by the workshop. */
export function SolutionField({
  readPlay,
  task,
  blank = fromNothing,
  conceal = String,
  children,
}: SolutionFieldProps) {
  const { play, text, draft, setDraft, write } = useSolution();
  const [announcement, setAnnouncement] = useState('');
  const { found, isSettled } = useDraftAddresses(play);
  const board = useMemo(() => {
    // A field that was never written is undefined: it is blank, then absent.
    const stored = play && storedAs(playShape, shapedAs(playShape, play));
    return v.is(playShape, stored) ? readPlay(stored) : null;
  }, [play, readPlay]);
  if (!play) return null;
  const value = text ?? (draft === '' ? blank(play) : draft);
  const isComplete = typeof answerOf(play, value) === 'string';
  const showAgain = (from: string) => {
    write(null);
    setDraft(from);
    setAnnouncement('La solution est à montrer.');
    focusSoon(HEADING);
  };
  const declare = () => {
    const made = answerOf(play, value);
    if (typeof made !== 'string') return;
    write(conceal(made));
    setDraft('');
    setAnnouncement('La solution est écrite.');
    focusSoon(HEADING);
  };
  // A picture that is asked for before its address is known is refused.
  const rendered =
    isSettled && board
      ? board.render({ ...LOCKED, value, onChange: setDraft, locked: text !== null, soundOn: true })
      : null;
  return (
    <section
      aria-labelledby={HEADING}
      className="grid min-w-0 gap-4 rounded-md border border-ui-line p-3 sm:p-4"
    >
      <h3 className="text-lg font-bold outline-none" id={HEADING} tabIndex={-1}>
        {text === null ? 'Montre la solution' : 'La solution'}
      </h3>
      {!isSettled && <Spinner label="Le jeu arrive…" />}
      {isSettled && rendered === null && (
        <p className="text-ui-muted">
          Le jeu paraît ici dès que ses champs sont remplis : la solution se montre en y jouant.
        </p>
      )}
      {rendered !== null && (
        <>
          {text === null && <p>{`${task} Puis « C'est la solution ».`}</p>}
          {text !== null && <p className="sr-only">{solutionWords(play, text)}</p>}
          <MediaAddressContext value={(address) => addressIn(found, address)}>
            {/* Another board once it is shown: some have a state of their own. */}
            <div
              className="mx-auto w-full max-w-md"
              inert={text !== null}
              key={text === null ? 'draft' : 'shown'}
            >
              {rendered}
            </div>
          </MediaAddressContext>
        </>
      )}
      {rendered !== null && text === null && (
        <Button aria-disabled={!isComplete} className="justify-self-start" onClick={declare} variant="gold">
          C'est la solution
        </Button>
      )}
      {text !== null && (
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => showAgain(text)} variant="quiet">
            Corriger
            <span className="sr-only"> la solution</span>
          </Button>
          <Button onClick={() => showAgain('')} variant="quiet">
            Recommencer
            <span className="sr-only"> la solution</span>
          </Button>
        </div>
      )}
      {text !== null && children}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </section>
  );
}
