import type { ReactNode } from 'react';

interface PictureProps {
  className?: string;
}

/** A line icon in the hand of `src/ui/icons`. */
function icon(shape: ReactNode) {
  return function Icon({ className = 'size-5' }: PictureProps) {
    return (
      <svg
        aria-hidden="true"
        className={className}
        fill="none"
        focusable="false"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        viewBox="0 0 24 24"
      >
        {shape}
      </svg>
    );
  };
}

const speaker = <path d="M4 9.500v5h3.500L12 18.500v-13L7.500 9.500z" fill="currentColor" />;
export const SoundOnIcon = icon(
  <>
    {speaker}
    <path d="M15 9q2 3 0 6M17.500 6.500q4 5.500 0 11" />
  </>,
);
export const SoundOffIcon = icon(
  <>
    {speaker}
    <path d="M15.500 9.500l5 5M20.500 9.500l-5 5" />
  </>,
);
export const MagnifierIcon = icon(
  <>
    <circle cx="10.500" cy="10.500" r="6" />
    <path d="M15 15l5 5M8 10.500h5M10.500 8v5" />
  </>,
);
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />);
export const MinusIcon = icon(<path d="M5 12h14" />);

const STAR = 'M0-10Q1.200-1.200 10 0 1.200 1.200 0 10-1.200 1.200-10 0-1.200-1.200 0-10Z';

function Picture({ box, className, children }: PictureProps & { box: string; children: ReactNode }) {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox={box}>
      {children}
    </svg>
  );
}

/** A folded letter with its seal of wax: a hint that nobody has opened. */
export function SealedLetter() {
  return (
    <Picture box="0 0 64 48" className="h-12 w-16 shrink-0">
      <path d="M5 9l56-3v36L7 45z" fill="#05070F" opacity=".4" transform="translate(1 2)" />
      <path d="M4 8l56-3v36L6 44z" fill="#E9D9A8" />
      <path d="M4 8l29 19L60 5z" fill="#FFF6DC" />
      <path d="M6 44l21-21M60 41L39 22" fill="none" stroke="#C8963E" strokeWidth="1" />
      <path d="M25 26q-2-8 7-9 9-1 9 8 1 9-8 9-7 0-8-8z" fill="#A82F52" />
      <path d={STAR} fill="#FFB3C0" transform="translate(33 25.500) scale(.5)" />
    </Picture>
  );
}

/** A candle that a breath has put out. */
export function BlownCandle() {
  return (
    <Picture box="0 0 120 120" className="mx-auto size-28">
      <ellipse cx="60" cy="106" fill="#05070F" opacity=".45" rx="40" ry="8" />
      <path d="M60 40q-12-12 0-20t-2-18" fill="none" stroke="#8F8BC8" strokeLinecap="round" strokeWidth="4" />
      <path d="M60 46v-9" stroke="#12163A" strokeLinecap="round" strokeWidth="4" />
      <path d="M47 46q13-6 27 0v54H47z" fill="#C9C4E8" />
      <path d="M64 43q8 1 10 3v54H64z" fill="#8F8BC8" />
      <path d="M47 46q13 7 27 0-1 13-6 14-3-8-6-1-6 14-9-2-5 3-6-11z" fill="#FFF6DC" />
      <path d="M24 98q36 10 72 0l-6 10q-30 8-60 0z" fill="#C8963E" />
      <path d="M24 98q36 10 72 0" fill="none" stroke="#F5C862" strokeWidth="2" />
    </Picture>
  );
}

/** The star that a right answer lights again. */
export function LitStar() {
  return (
    <Picture box="-70 -70 140 140" className="riddle-lit-star mx-auto size-36">
      <circle fill="#F5C862" opacity=".1" r="68" />
      <circle fill="#F5C862" opacity=".16" r="48" />
      <path d={STAR} fill="#FFF6DC" opacity=".5" transform="rotate(45) scale(4)" />
      <path d={STAR} fill="#C8963E" transform="translate(2 3) scale(6)" />
      <path d={STAR} fill="#F5C862" transform="scale(6)" />
      <path d={STAR} fill="#FFF6DC" transform="scale(2.600)" />
    </Picture>
  );
}

/** Sand that must run before the next try. */
export function Hourglass() {
  return (
    <Picture box="0 0 120 120" className="mx-auto size-28">
      <ellipse cx="60" cy="110" fill="#05070F" opacity=".45" rx="36" ry="6" />
      <path
        d="M38 20h44q2 26-16 40 18 14 16 42H38q-2-28 16-42Q36 46 38 20z"
        fill="#2A2A66"
        stroke="#8F8BC8"
        strokeWidth="2"
      />
      <path
        d="M42 36q18 8 36 0-2 12-16 22h-4Q44 48 42 36zM60 60v26M41 100q3-18 19-18t19 18z"
        fill="#F5C862"
        stroke="#F5C862"
      />
      <path d="M32 12h56v9H32zM32 99h56v9H32z" fill="#C8963E" />
      <path d="M32 12h56v3H32zM32 99h56v3H32z" fill="#FFE9AD" />
    </Picture>
  );
}

/** The little house door of a day, shut, with its number and a wreath. */
export function ClosedDoorPicture({ day }: { day: number }) {
  return (
    <Picture box="0 0 200 240" className="w-50 h-60">
      <ellipse cx="104" cy="228" fill="#05070F" opacity=".5" rx="92" ry="10" />
      <path d="M18 226V96Q20 14 100 12q80 2 82 84v130z" fill="#12163A" />
      <path d="M24 226V98Q26 20 100 18q74 2 76 80v128z" fill="#2A2A66" stroke="#F5C862" strokeWidth="2" />
      <path d="M38 226V100q2-66 62-68 60 2 62 68v126z" fill="#5B3A4E" />
      <path d="M100 32q60 2 62 68v126h-62z" fill="#482C44" />
      <path d="M70 36v190M100 32v194M131 37v189" stroke="#2E1B30" strokeWidth="2" />
      <path d="M38 150h124M38 196h124" stroke="#C8963E" strokeWidth="5" />
      <circle cx="100" cy="98" fill="none" r="33" stroke="#2F6B5A" strokeWidth="15" />
      <circle cx="100" cy="98" fill="none" r="34" stroke="#4F8F6E" strokeDasharray="7 6" strokeWidth="9" />
      <circle cx="76" cy="76" fill="#E0566F" r="4.500" />
      <circle cx="129" cy="86" fill="#E0566F" r="4.500" />
      <circle cx="106" cy="131" fill="#E0566F" r="4.500" />
      <circle cx="100" cy="98" fill="#12163A" r="24" />
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
      <circle cx="148" cy="172" fill="#F5C862" r="6" />
      <path d="M10 228q24-14 52-5 26-12 60-2 40-10 68 7z" fill="#C9C4E8" />
      <path
        d="M10 228q24-14 52-5 26-12 60-2 40-10 68 7l-6-1q-34-10-62-1-30-9-58 1-24-6-54 1z"
        fill="#FFF6DC"
      />
    </Picture>
  );
}

/** A page that the wind has carried off. */
export function LostPagePicture() {
  return (
    <Picture box="0 0 200 160" className="w-50 h-40">
      <path d="M8 118q46-30 92-12t92-16" fill="none" stroke="#4A4A8C" strokeLinecap="round" strokeWidth="3" />
      <path d="M22 140q50-22 96-8t60-10" fill="none" stroke="#2A2A66" strokeLinecap="round" strokeWidth="3" />
      <path
        d="M62 36l74-18q-8 40 14 70l-78 20Q54 74 62 36z"
        fill="#05070F"
        opacity=".4"
        transform="translate(4 6)"
      />
      <path d="M62 36l74-18q-8 40 14 70l-78 20Q54 74 62 36z" fill="#FFF6DC" />
      <path d="M136 18q-8 40 14 70l-30 8q-14-38-4-73z" fill="#E9D9A8" />
      <path d="M78 48l34-8M76 62l36-9M78 76l38-10" stroke="#C9B98A" strokeLinecap="round" strokeWidth="3" />
      <path d={STAR} fill="#F5C862" transform="translate(30 34) scale(.9)" />
      <path d={STAR} fill="#F5C862" transform="translate(172 40) scale(.6)" />
    </Picture>
  );
}

/** A frame whose picture is missing. */
export function BrokenPicture() {
  return (
    <div className="riddle-picture aspect-4/3 grid place-content-center justify-items-center gap-3 bg-ui-veil p-4 text-center">
      <Picture box="0 0 140 110" className="h-28 w-36">
        <path d="M6 8h128v94H6z" fill="#C8963E" />
        <path d="M14 16h112v78H14z" fill="#1C1B4D" />
        <path d="M14 80q26-26 50-10t62-14v38H14z" fill="#2A2A66" />
        <circle cx="100" cy="38" fill="#F5C862" r="11" />
        <circle cx="95" cy="35" fill="#1C1B4D" r="10" />
        <path d="M74 4l-8 26 10 12-12 22 8 16-6 26" fill="none" stroke="#FFF6DC" strokeWidth="3" />
      </Picture>
      <p className="text-lg">L'image s'est égarée en chemin.</p>
    </div>
  );
}

/** An artefact under its cloth, while its picture is missing. */
export function ArtefactShape({ className }: PictureProps) {
  return (
    <Picture box="0 0 160 160" {...(className === undefined ? {} : { className })}>
      <circle cx="80" cy="80" fill="#C8963E" r="76" />
      <circle cx="80" cy="80" fill="#12163A" r="70" />
      <circle cx="80" cy="80" fill="none" r="64" stroke="#F5C862" strokeWidth="1.500" />
      <path d="M44 116q2-30 14-48 10-16 22-16t24 16q12 20 13 48z" fill="#A82F52" />
      <path d="M80 52q14 0 24 16 12 20 13 48H92q4-40-12-64z" fill="#7F2340" />
      <path d="M38 116q42 12 84 0v6q-42 12-84 0z" fill="#F5C862" />
      <path d={STAR} fill="#FFE9AD" transform="translate(58 48) scale(.9)" />
    </Picture>
  );
}
