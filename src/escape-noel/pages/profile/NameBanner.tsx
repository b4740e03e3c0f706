import { classes } from '@/ui/classes';

/** From this length on a name asks for smaller letters to be whole on a phone's ribbon. */
const LONG_NAME = 15;

/** A ribbon of paper that bears the name, as the other knights will read it. */
export function NameBanner({ name }: { name: string }) {
  const shown = name.trim() || '…';
  return (
    <div aria-hidden="true" className="relative mx-auto w-full max-w-md">
      <svg className="block h-auto w-full" focusable="false" viewBox="0 0 420 110">
        <path d="M2 40h70v58H2l20-29zM418 40h-70v58h70l-20-29z" fill="#8F2B4C" />
        <path d="M44 86h28v12zM376 86h-28v12z" fill="#4A1830" />
        <path
          d="M44 16q166-16 332 0v70q-166-16-332 0z"
          fill="#0A0F24"
          opacity=".4"
          transform="translate(4 6)"
        />
        <path d="M44 16q166-16 332 0v70q-166-16-332 0z" fill="#FFF6DC" />
        <path d="M44 76q166-16 332 0v10q-166-16-332 0z" fill="#E9D9B4" />
        <path
          d="M54 25q156-14 312 0v44q-156-14-312 0z"
          fill="none"
          stroke="#C8963E"
          strokeDasharray="1 5"
          strokeLinecap="round"
          strokeWidth="2"
        />
        <path d="M210 0l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill="#F5C862" stroke="#C8963E" />
      </svg>
      <p
        className={classes(
          'absolute inset-x-[13%] top-[24%] truncate text-center font-display font-semibold text-aube-ink',
          shown.length < LONG_NAME
            ? 'text-[min(6.2vw,1.75rem)] leading-snug'
            : 'text-[min(4.9vw,1.75rem)] leading-relaxed',
        )}
      >
        {shown}
      </p>
    </div>
  );
}
