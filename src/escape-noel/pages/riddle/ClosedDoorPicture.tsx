import ClosedDoor from '@art/escape-noel/closed-door.svg?react';

/** The little house door of a day, shut, with its number and a wreath. */
export function ClosedDoorPicture({ day }: { day: number }) {
  return (
    <svg aria-hidden="true" className="w-50 h-60" focusable="false" viewBox="0 0 200 240">
      <ClosedDoor height="240" width="200" />
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
