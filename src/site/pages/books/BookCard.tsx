import descriptions from 'virtual:catalogue/descriptions';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Cover } from '@/ui/Cover';
import type { Book } from '@/site/shared/catalogue';
import { PeopleLinks } from '@/site/shared/PeopleLinks';
import { elided } from '@/lib/french';
import { publisher } from '@/publisher';
import { paths } from '@/paths';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';

/** @param eager its cover is probably in the first viewport. */
export function BookCard({ book, eager }: { book: Book; eager: boolean }) {
  return (
    <li className="book-card scroll-mt-8" id={book.slug}>
      <article className="flex h-full rounded-lg border border-ui-line bg-ui-surface shadow-paper">
        <div className="book-card-cover">
          {/* A fixed width, also before the picture has loaded. */}
          <div className="relative w-[13.75rem] max-w-full">
            <Cover
              alt={`Couverture ${elided('de', book.title)}`}
              className="rounded-sm shadow-lifted"
              eager={eager}
              sizes="220px"
              slug={book.slug}
              url={book.coverUrl}
            />
            <p className="-outline-offset-6 absolute -bottom-3 -right-3 grid size-[4.1rem] place-items-center rounded-full border-2 border-ui-gold-edge bg-[#ffe9b8] text-center text-[0.875rem] font-bold leading-[1.05] text-aube-ink shadow-paper outline-dashed outline-1 outline-ui-gold-edge [transform:rotate(8deg)]">
              {book.ageRange}
            </p>
          </div>
        </div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2 p-5">
          {book.series && <Badge className="rounded-md px-2.5">{book.series}</Badge>}
          <h3 className="text-xl text-aube-plum">
            <Link className="hover:underline" to={paths.book(book.slug)}>
              {book.title}
            </Link>
          </h3>
          {book.authors.length > 0 && (
            <p className="text-aube-muted">
              Par <PeopleLinks people={book.authors} />
            </p>
          )}
          <Description text={descriptions[book.slug] ?? ''} title={book.title} />
          {book.amazonLink !== null && (
            <ButtonLink
              className="mt-auto w-full"
              context={`«\u00a0${book.title}\u00a0» chez ${publisher.retailer.name}`}
              to={book.amazonLink}
            >
              Commander
            </ButtonLink>
          )}
        </div>
      </article>
    </li>
  );
}

/** Cut to three lines, with a button that shows the rest. */
function Description({ text, title }: { text: string; title: string }) {
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [expanded, setExpanded] = useState(false);
  const [clamped, setClamped] = useState(true);
  useLayoutEffect(() => {
    const { current } = paragraph;
    if (current && !expanded) setClamped(current.scrollHeight > current.clientHeight + 1);
  }, [text, expanded]);
  return (
    <>
      <p className={expanded ? undefined : 'book-description'} id={id} ref={paragraph}>
        {text}
      </p>
      {clamped && (
        <button
          aria-controls={id}
          aria-expanded={expanded}
          className="-mx-2 inline-flex min-h-touch items-center rounded-md px-2 font-bold text-aube-plum underline underline-offset-4 hover:text-aube-plum-deep"
          onClick={() => setExpanded(!expanded)}
          type="button"
        >
          {expanded ? 'Réduire' : 'Lire la suite'}
          <span className="sr-only">{` de «\u00a0${title}\u00a0»`}</span>
        </button>
      )}
    </>
  );
}
