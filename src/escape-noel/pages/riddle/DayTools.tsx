import PrintIcon from '@art/icons/print.svg?react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useHasMouse } from '@/lib/pointer';
import { Dialog } from '@/ui/Dialog';
import { InfoIcon } from '@/ui/icons';
import { bodyTexts } from '../../kinds/body';
import { useEditionPaths } from '../../game/edition/useEdition';
import { PaperNote } from './PaperNote';
import { ListenButton, TOOL_LOOK, type ListenButtonProps } from './ListenButton';

export type DayToolsProps = ListenButtonProps;

const NEEDS = 'Ce que ce jour demande';

/** Tools of a day, at the corners of its stage: « Écouter », what it asks of the body, and « Imprimer ». */
export function DayTools(props: DayToolsProps) {
  const here = useEditionPaths();
  const { day, play, media } = props.riddle;
  const hasMouse = useHasMouse();
  return (
    <>
      {/* The second row stays where it is without a voice: above it is the moon, which its words must not cover. */}
      <div className="absolute left-[max(0.75rem,calc(50%-31rem))] top-9 z-30 grid grid-rows-[3rem_auto] justify-items-start gap-3 md:gap-9 print:hidden">
        <ListenButton {...props} />
        <BodyNeeds texts={bodyTexts(play, media.type, hasMouse)} />
      </div>
      <PaperNote day={day} />
      {/* Below the sound. */}
      <Link
        className={`${TOOL_LOOK} absolute right-3 top-24 z-30 print:hidden`}
        to={`${here.print}?jour=${day}`}
      >
        <PrintIcon className="size-6" />
        <span className="crowded:sr-only">
          Imprimer<span className="sr-only"> ce jour</span>
        </span>
      </Link>
    </>
  );
}

/** The abilities that the day needs, and their substitutes (rule 23.4). */
function BodyNeeds({ texts }: { texts: readonly string[] }) {
  const [isOpen, setOpen] = useState(false);
  if (texts.length === 0) return null;
  return (
    <>
      <button
        aria-haspopup="dialog"
        className={`${TOOL_LOOK} row-start-2`}
        onClick={() => setOpen(true)}
        title={NEEDS}
        type="button"
      >
        <InfoIcon className="size-6" />
        <span className="crowded:sr-only max-md:sr-only">{NEEDS}</span>
      </button>
      <Dialog onClose={() => setOpen(false)} open={isOpen} title={NEEDS}>
        <ul className="grid gap-3 text-lg">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
