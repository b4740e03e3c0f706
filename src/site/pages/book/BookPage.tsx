import { use } from 'react';
import { useParams } from 'react-router-dom';
import { elided } from '@/lib/french';
import { dayOf, frenchDay } from '@/lib/frenchDates';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Cover } from '@/site/shared/Cover';
import { formatText, isbnText, namesOf, priceText, type BookDetails } from '@/lib/bookDetails';
import { FoilRule } from '@/site/shared/PageIntro';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { TextLink } from '@/ui/TextLink';
import { BookActions } from './BookActions';
import { loadBook } from './loadBook';
import { OtherBooks } from './OtherBooks';
import { LookInside } from './LookInside';
import { useFreshBook } from './useFreshBook';
import { WhereToBuy } from './WhereToBuy';
import './book.css';

/** The page of a book (rules 26). */
export function BookPage() {
  const { slug = '' } = useParams();
  const built = use(loadBook(slug));
  return built ? <Book built={built} key={slug} /> : <NoBook />;
}

function Book({ built }: { built: BookDetails }) {
  const book = useFreshBook(built);
  if (!book) return <NoBook />;
  return (
    <article className="mx-auto grid w-full max-w-6xl gap-14 px-4 pt-6 sm:px-6 md:gap-20 md:pt-10">
      <nav aria-label="Fil d'Ariane" className="-mb-8 md:-mb-12">
        <ol className="flex flex-wrap items-center gap-x-2 text-base text-aube-muted">
          <li>
            <TextLink tall to={paths.books}>
              Nos livres
            </TextLink>
          </li>
          <li aria-hidden="true">›</li>
          <li aria-current="page">{book.title}</li>
        </ol>
      </nav>
      <Presentation book={book} />
      {book.spreads.length > 0 && <LookInside spreads={book.spreads} title={book.title} />}
      {book.extract && <Extract extract={book.extract} />}
      <div className="grid items-start gap-10 md:grid-cols-2 md:gap-14">
        <Facts book={book} />
        <WhereToBuy book={book} />
      </div>
      <People book={book} />
      {book.press.length > 0 && <Press book={book} />}
      <OtherBooks books={book.sameSeries} title="Dans la même série" />
      <OtherBooks books={book.alike} title="Si vous avez aimé ce livre" />
    </article>
  );
}

function Presentation({ book }: { book: BookDetails }) {
  const authors = namesOf(book, 'author');
  const illustrators = namesOf(book, 'illustrator');
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:gap-14">
      <Cover
        alt={`Couverture ${elided('de', book.title)}`}
        className="mx-auto max-w-[20rem] rounded-md shadow-lifted md:max-w-none"
        eager
        sizes="(min-width: 48rem) 384px, 320px"
        slug={book.slug}
        {...(book.cover_url !== null && { url: book.cover_url })}
      />
      <div className="grid justify-items-start gap-4">
        {book.series && <Badge className="rounded-md px-2.5">{book.series}</Badge>}
        <PageHeading
          className="text-[2.25rem] leading-tight text-aube-ink sm:text-5xl"
          title={pageTitle(book)}
        >
          {book.title}
        </PageHeading>
        <p className="text-lg text-aube-muted">
          {authors && `Par ${authors}`}
          {illustrators && illustrators !== authors && `, illustré par ${illustrators}`}
        </p>
        <FoilRule />
        <p className="text-xl font-bold leading-snug text-aube-plum">{book.teaser}</p>
        <p className="text-lg leading-relaxed">{book.description}</p>
        <ul aria-label="Âges et thèmes" className="flex flex-wrap gap-2">
          <li>
            <Badge tone="gold">{`${book.youngest}-${book.oldest} ans`}</Badge>
          </li>
          {book.themes.map((theme) => (
            <li key={theme}>
              <Badge>{theme}</Badge>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 print:hidden">
          <a className={BUY} href="#ou-le-trouver">
            {book.availability === 'available' ? 'Où le trouver' : AVAILABILITY[book.availability]}
            {book.price_cents !== null && ` · ${priceText(book.price_cents)}`}
          </a>
          <BookActions title={book.title} />
        </div>
      </div>
    </div>
  );
}

const BUY =
  'inline-flex min-h-touch items-center justify-center rounded-full border-2 border-ui-accent bg-ui-accent px-6 py-2 font-bold text-ui-on-accent';

const AVAILABILITY = {
  available: 'Disponible',
  forthcoming: 'À paraître',
  out_of_print: 'Épuisé',
} as const;

const pageTitle = ({ title }: BookDetails) => `${title} – ${publisher.name}`;

function Extract({ extract }: { extract: string }) {
  return (
    <section aria-labelledby="extrait" className="mx-auto grid w-full max-w-3xl gap-4">
      <h2 className="text-3xl text-aube-ink" id="extrait">
        Un extrait
      </h2>
      <blockquote className="grid gap-4 border-l-4 border-aube-foil pl-5 font-display text-xl leading-relaxed">
        {extract.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
    </section>
  );
}

function Facts({ book }: { book: BookDetails }) {
  const facts = [
    ['Auteur', namesOf(book, 'author')],
    ['Illustration', namesOf(book, 'illustrator')],
    ['Collection', book.series && `${book.series}${book.volume === null ? '' : `, tome ${book.volume}`}`],
    ['Âge', `de ${book.youngest} à ${book.oldest} ans`],
    ['Prix', book.price_cents !== null && priceText(book.price_cents)],
    ['ISBN', book.isbn && isbnText(book.isbn)],
    ['Format', [formatText(book), book.binding].filter(Boolean).join(', ')],
    ['Pages', book.pages],
    ['Parution', book.published_on && frenchDay(dayOf(book.published_on))],
    ['Disponibilité', AVAILABILITY[book.availability]],
  ] as const;
  return (
    <section aria-labelledby="fiche" className="grid gap-4">
      <h2 className="text-3xl text-aube-ink" id="fiche">
        La fiche
      </h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] rounded-lg border border-ui-line bg-ui-surface px-5 py-3 shadow-paper">
        {facts.map(
          ([name, value]) =>
            Boolean(value) && (
              <div className="book-fact" key={name}>
                <dt className="text-aube-muted">{name}</dt>
                <dd className="font-bold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function People({ book }: { book: BookDetails }) {
  const people = book.contributors.filter(
    ({ person, life }, index, all) =>
      life !== '' && all.findIndex((each) => each.person === person) === index,
  );
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="auteurs" className="grid gap-5">
      <h2 className="text-3xl text-aube-ink" id="auteurs">
        Qui l'a fait
      </h2>
      <ul className="grid gap-5 md:grid-cols-2">
        {people.map(({ person, name, life }) => (
          <li
            className="grid content-start gap-2 rounded-lg border border-ui-line bg-ui-surface p-5 shadow-paper"
            key={person}
          >
            <h3 className="text-xl text-aube-plum">{name}</h3>
            <p>{life}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Press({ book }: { book: BookDetails }) {
  return (
    <section aria-labelledby="presse" className="grid gap-4">
      <h2 className="text-3xl text-aube-ink" id="presse">
        On en parle
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {book.press.map(({ quote, source }) => (
          <li key={quote}>
            <blockquote className="font-display text-xl">{`«\u00A0${quote}\u00A0»`}</blockquote>
            <p className="text-aube-muted">{source}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NoBook() {
  return (
    <section className="mx-auto grid w-full max-w-2xl flex-1 content-center justify-items-center gap-5 px-4 py-16 text-center">
      <PageHeading
        className="text-3xl text-aube-ink sm:text-4xl"
        title={`Livre introuvable – ${publisher.name}`}
      >
        Ce livre n'est pas sur nos étagères
      </PageHeading>
      <p className="text-lg">Il a peut-être changé d'adresse, ou n'est plus au catalogue.</p>
      <ButtonLink to={paths.books}>Découvrir nos livres</ButtonLink>
    </section>
  );
}
