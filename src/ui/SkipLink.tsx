interface SkipLinkProps {
  /** The id of the element that holds the page's own content. */
  targetId: string;
  children?: string;
}

/** The first stop of the keyboard: jumps over the header. */
export function SkipLink({ targetId, children = 'Aller au contenu' }: SkipLinkProps) {
  return (
    <a
      className="fixed left-2 top-2 z-50 -translate-y-24 rounded-md bg-ui-accent px-4 py-3 font-bold text-ui-on-accent shadow-lifted focus:translate-y-0"
      href={`#${targetId}`}
    >
      {children}
    </a>
  );
}
