import { Link } from 'react-router-dom';
import { paths } from '@/paths';
import type { BookLink } from '@/lib/bookDetails';
import { Cover } from '@/ui/Cover';
import { classes } from '@/ui/classes';
import { TEXT_LINK } from '@/ui/TextLink';

interface OtherBooksProps {
  title: string;
  books: readonly BookLink[];
  className?: string;
}

/** Links to books, by their covers; nothing where there is none. */
export function OtherBooks({ title, books, className }: OtherBooksProps) {
  if (books.length === 0) return null;
  return (
    <section aria-label={title} className={classes('grid gap-5', className)}>
      <h2 className="text-3xl text-aube-ink">{title}</h2>
      <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-4">
        {books.map(({ slug, title: name, cover_url: url }) => (
          <li key={slug}>
            <Link className="group grid gap-2" to={paths.book(slug)}>
              <Cover
                alt=""
                className="rounded-sm shadow-paper transition-transform duration-touch group-hover:-translate-y-1"
                sizes="(min-width: 64rem) 260px, 45vw"
                slug={slug}
                url={url}
              />
              <span className={TEXT_LINK}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
