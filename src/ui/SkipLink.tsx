/** The id of the page's `<main>`. */
export const CONTENT_ID = 'contenu';

export function SkipLink() {
  return (
    <a
      className="fixed left-2 top-2 z-50 -translate-y-24 rounded-md bg-ui-accent px-4 py-3 font-bold text-ui-on-accent shadow-lifted focus:translate-y-0"
      href={`#${CONTENT_ID}`}
    >
      Aller au contenu
    </a>
  );
}
