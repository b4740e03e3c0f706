import { publisher } from '@/publisher';
import { classes } from '@/ui/classes';

interface LogoProps {
  /** Over the ground of the footer, which is night. */
  night?: boolean;
  className?: string;
}

/** The publisher's mark and its name. A link around it says aloud where it leads. */
export function Logo({ night = false, className }: LogoProps) {
  return (
    <span aria-hidden="true" className={classes('flex items-center gap-2.5', className)}>
      <img
        alt=""
        className="size-11"
        height={44}
        src={night ? '/brand/logo-night.svg' : '/brand/logo.svg'}
        width={44}
      />
      <span className="whitespace-nowrap font-display text-xl font-semibold enlarged:whitespace-normal lg:text-2xl">
        {publisher.name}
      </span>
    </span>
  );
}
