import { setCalm, useCalm } from '@/effects/calm';
import { classes } from '@/ui/classes';

/** « Mode calme »: nothing flies, falls or twinkles any more. */
export function CalmSwitch({ className }: { className?: string }) {
  const calm = useCalm();
  return (
    <button
      aria-checked={calm}
      className={classes(
        'inline-flex min-h-touch items-center gap-2 rounded-full px-2 text-base font-bold text-nuit-mist transition-colors duration-touch hover:text-nuit-ivory',
        className,
      )}
      onClick={() => setCalm(!calm)}
      role="switch"
      title="Sans confettis, ni flocons, ni rien qui bouge"
      type="button"
    >
      <span
        aria-hidden="true"
        className={classes(
          'flex h-6 w-11 items-center rounded-full border-2 px-0.5 transition-colors duration-touch',
          calm ? 'border-nuit-gold bg-nuit-gold' : 'border-ui-field bg-nuit-night',
        )}
      >
        <span
          className={classes(
            'size-4 rounded-full transition-transform duration-touch ease-breath',
            calm ? 'translate-x-5 bg-nuit-night' : 'bg-nuit-mist',
          )}
        />
      </span>
      Mode calme
    </button>
  );
}
