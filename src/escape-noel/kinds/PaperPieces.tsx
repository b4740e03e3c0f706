import type { ReactNode } from 'react';

/** Instruction for a board on paper, in one or two sentences. */
export const HowTo = ({ children }: { children: ReactNode }) => <p className="paper-how">{children}</p>;

/** Empty boxes to write in, one a sign. @param label what is written there. */
export const Boxes = ({ count, label }: { count: number; label: string }) => (
  <div className="paper-boxes">
    <span>{label}&nbsp;:</span>
    {Array.from({ length: count }, (_, index) => (
      <i key={index} />
    ))}
  </div>
);
