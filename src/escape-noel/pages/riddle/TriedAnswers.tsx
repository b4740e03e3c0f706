import { NextIcon } from '@/ui/icons';

/** The player's own wrong answers, folded, until the day is solved (rule 3.17). */
export function TriedAnswers({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <details className="group print:hidden">
      <summary className="inline-flex min-h-touch cursor-pointer list-none items-center gap-1 rounded-md text-lg font-bold text-ui-accent-text underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        Ce que tu as déjà essayé ({texts.length})
        <NextIcon className="size-4 shrink-0 transition-transform duration-touch group-open:rotate-90" />
      </summary>
      <TriedList texts={texts} />
    </details>
  );
}

/** As they were typed, newest last. */
export const TriedList = ({ texts }: { texts: readonly string[] }) => (
  <ul className="grid list-disc gap-1 pl-[1.5em]">
    {texts.map((text) => (
      <li className="wrap-anywhere" key={text} lang="fr" translate="no">
        <bdi>{text}</bdi>
      </li>
    ))}
  </ul>
);
