import { setCalm, useCalm } from '@/lib/calm';

interface CalmSwitchProps {
  className?: string;
  /** For the label. */
  labelClassName?: string;
}

export function CalmSwitch({ className = '', labelClassName = '' }: CalmSwitchProps) {
  const calm = useCalm();
  return (
    <button
      aria-checked={calm}
      className={`inline-flex min-h-touch items-center gap-2 rounded-full px-2 text-base font-bold text-ui-muted transition-colors duration-touch hover:text-ui-ink ${className}`}
      onClick={() => setCalm(!calm)}
      role="switch"
      title="Sans confettis, ni flocons, ni rien qui bouge"
      type="button"
    >
      <span
        aria-hidden="true"
        className={`flex h-6 w-11 items-center rounded-full border-2 px-0.5 transition-colors duration-touch ${calm ? 'border-ui-gold-edge bg-ui-gold' : 'border-ui-field bg-ui-input'}`}
      >
        <span
          className={`size-4 rounded-full transition-transform duration-touch ease-breath ${calm ? 'translate-x-5 bg-ui-on-gold' : 'bg-ui-field'}`}
        />
      </span>
      <span className={labelClassName}>Mode calme</span>
    </button>
  );
}
