import PrintIcon from '@art/icons/print.svg?react';
import { Link } from 'react-router-dom';
import { useEditionPaths } from '../../shared/edition/useEdition';
import { ListenButton, type ListenButtonProps } from './ListenButton';

export type DayToolsProps = ListenButtonProps;

/** What a day offers beside its riddle: « Écouter » and « Imprimer ». */
export function DayTools(props: DayToolsProps) {
  const here = useEditionPaths();
  return (
    <>
      <ListenButton {...props} />
      <Link
        className="absolute left-[max(0.75rem,calc(50%-31rem))] top-24 z-30 flex min-h-12 min-w-12 items-center justify-center gap-2 rounded-full border-2 border-nuit-gold bg-nuit-night px-3 text-base font-bold text-nuit-gold shadow-night transition-colors duration-touch hover:bg-nuit-veil print:hidden"
        to={`${here.print}?jour=${props.riddle.day}`}
      >
        <PrintIcon className="size-6" />
        <span className="max-lg:sr-only">
          Imprimer<span className="sr-only"> ce jour</span>
        </span>
      </Link>
    </>
  );
}
