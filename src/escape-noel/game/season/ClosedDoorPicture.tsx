import ClosedDoorDrawing from '@art/escape-noel/closed-door.svg?react';

/** A closed door with its day's number. */
export function ClosedDoorPicture({ day, className }: { day: number; className: string }) {
  return (
    <svg aria-hidden="true" className={className} viewBox="0 0 200 240">
      <ClosedDoorDrawing height="240" width="200" />
      <text
        fill="#F5C862"
        fontFamily="Fraunces, serif"
        fontSize="28"
        fontWeight="600"
        textAnchor="middle"
        x="100"
        y="108"
      >
        {day}
      </text>
    </svg>
  );
}
