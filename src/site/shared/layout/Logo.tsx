import { publisher } from '@/publisher';

/** Hidden from screen readers: the link around it has its own name. @param night on a dark background. */
export function Logo({ night = false }: { night?: boolean }) {
  return (
    <span aria-hidden="true" className="flex items-center gap-2.5">
      <img
        alt=""
        className="size-11 shrink-0"
        height={44}
        src={night ? '/brand/logo-night.svg' : '/brand/logo.svg'}
        width={44}
      />
      <span className="font-display text-xl font-semibold enlarged:whitespace-normal sm:whitespace-nowrap lg:text-2xl">
        {publisher.name}
      </span>
    </span>
  );
}
