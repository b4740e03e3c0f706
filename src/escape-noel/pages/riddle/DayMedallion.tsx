import Medallion from '@art/escape-noel/day-medallion.svg?react';

export function DayMedallion({ day }: { day: number }) {
  return (
    <svg aria-hidden="true" className="size-28 sm:size-32" viewBox="-64 -64 128 128">
      <Medallion height="128" width="128" x="-64" y="-64" />
      <g fontFamily="Fraunces, serif" fontSize="46" fontWeight="700" textAnchor="middle">
        <text fill="#FFF0C4" x="1" y="17.500">
          {day}
        </text>
        <text fill="#5A3410" y="16">
          {day}
        </text>
      </g>
    </svg>
  );
}
