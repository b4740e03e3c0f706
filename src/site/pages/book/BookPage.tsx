import { Suspense, use } from 'react';
import { useParams } from 'react-router-dom';
import { elided } from '@/lib/french';
import { dayOf, frenchDay } from '@/lib/frenchDates';
import { loadModule } from '@/lib/loadModule';
import { optionalComponent } from '@/lib/optionalComponent';
import { useHydrated } from '@/lib/useHydrated';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { Cover } from '@/ui/Cover';
import {
  AVAILABILITY_TEXTS,
  formatText,
  isbnText,
  namesOf,
  peopleOf,
  priceText,
  type BookDetails,
} from '@/lib/bookDetails';
import { Breadcrumbs } from '@/site/shared/Breadcrumbs';
import { FileLinks } from '@/site/shared/FileLinks';
import { NotHere } from '@/site/shared/NotHere';
import { OtherBooks } from '@/site/shared/OtherBooks';
import { FoilRule } from '@/site/shared/PageIntro';
import { PeopleLinks } from '@/site/shared/PeopleLinks';
import { Section } from '@/site/shared/Section';
import { useFresh } from '@/site/shared/useFresh';
import { Badge } from '@/ui/Badge';
import { PageHeading } from '@/ui/PageHeading';
import { TextLink } from '@/ui/TextLink';
import { BookActions } from './BookActions';
import { Doors } from './Doors';
import { fetchBook, loadBook } from './loadBook';
import { LookInside } from './LookInside';
import { WhereToBuy } from './WhereToBuy';
import './book.css';

/** The page of a book (rules 26). */
export function BookPage() {
  const { slug = '' } = useParams();
  const built = use(loadBook(slug));
  return built ? <Book built={built} key={slug} /> : <NoBook />;
}

function Book({ built }: { built: BookDetails }) {
  const book = useFresh(built, fetchBook);
  if (!book) return <NoBook />;
  return (
    <article className="mx-auto grid w-full max-w-6xl gap-14 px-4 pt-6 sm:px-6 md:gap-20 md:pt-10">
      <Breadcrumbs here={book.title} />
      <Presentation book={book} />
      {book.spreads.length > 0 && <LookInside spreads={book.spreads} title={book.title} />}
      {book.extract && <Extract extract={book.extract} />}
      {book.activities.length > 0 && (
        <Section className="print:hidden" id="activites" title="À imprimer">
          <FileLinks files={book.activities} />
        </Section>
      )}
      <div className="grid items-start gap-10 md:grid-cols-2 md:gap-14">
        <Facts book={book} />
        <WhereToBuy book={book} />
      </div>
      <People book={book} />
      {book.press.length > 0 && <Press book={book} />}
      <OtherBooks className="print:hidden" books={book.sameSeries} title="Dans la même série" />
      <OtherBooks className="print:hidden" books={book.alike} title="Si vous avez aimé ce livre" />
    </article>
  );
}

function Presentation({ book }: { book: BookDetails }) {
  const authors = peopleOf(book, 'author');
  const illustrators = peopleOf(book, 'illustrator');
  const isSame = namesOf(book, 'author') === namesOf(book, 'illustrator');
  return (
    <div className="grid items-start gap-8 md:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] md:gap-14">
      <Cover
        alt={`Couverture ${elided('de', book.title)}`}
        className="mx-auto max-w-[20rem] rounded-md shadow-lifted md:max-w-none"
        eager
        sizes="(min-width: 48rem) 384px, 320px"
        slug={book.slug}
        url={book.cover_url}
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
          {authors.length > 0 && (
            <>
              {isSame ? 'Écrit et illustré par ' : 'Par '}
              <PeopleLinks people={authors} />
            </>
          )}
          {illustrators.length > 0 && !isSame && (
            <>
              {authors.length > 0 ? ', illustré par ' : 'Illustré par '}
              <PeopleLinks people={illustrators} />
            </>
          )}
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
            {book.availability === 'available' ? 'Où le trouver' : AVAILABILITY_TEXTS[book.availability]}
            {book.price_cents !== null && ` · ${priceText(book.price_cents)}`}
          </a>
          <BookActions title={book.title} />
        </div>
        <Doors doors={book.doors ?? []} />
      </div>
    </div>
  );
}

const BUY =
  'inline-flex min-h-touch items-center justify-center rounded-full border-2 border-ui-accent bg-ui-accent px-6 py-2 font-bold text-ui-on-accent';

const pageTitle = ({ title }: BookDetails) => `${title} – ${publisher.name}`;

/** Its code loads after the page; without it there is only the text. */
const ListenExtract = optionalComponent(() =>
  loadModule(() => import('./ListenExtract')).then((module) => module.ListenExtract),
);

function Extract({ extract }: { extract: string }) {
  const isHydrated = useHydrated();
  return (
    <Section className="mx-auto w-full max-w-3xl" id="extrait" title="Un extrait">
      <blockquote className="grid gap-4 border-l-4 border-aube-foil pl-5 font-display text-xl leading-relaxed">
        {extract.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {isHydrated && 'speechSynthesis' in globalThis && (
        <Suspense>
          <ListenExtract extract={extract} />
        </Suspense>
      )}
    </Section>
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
    ['Disponibilité', AVAILABILITY_TEXTS[book.availability]],
  ] as const;
  return (
    <Section id="fiche" title="La fiche">
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
    </Section>
  );
}

function People({ book }: { book: BookDetails }) {
  const people = book.contributors.filter(
    ({ person, life }, index, all) =>
      life !== '' && all.findIndex((each) => each.person === person) === index,
  );
  if (people.length === 0) return null;
  return (
    <Section id="auteurs" title="Qui l'a fait">
      <ul className="grid gap-5 md:grid-cols-2">
        {people.map(({ person, name, life }) => (
          <li
            className="grid content-start gap-2 rounded-lg border border-ui-line bg-ui-surface p-5 shadow-paper"
            key={person}
          >
            <h3 className="text-xl text-aube-plum">
              <TextLink to={paths.person(person)}>{name}</TextLink>
            </h3>
            <p>{life}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Press({ book }: { book: BookDetails }) {
  return (
    <Section id="presse" title="On en parle">
      <ul className="grid gap-4 md:grid-cols-2">
        {book.press.map(({ quote, source }) => (
          <li key={quote}>
            <blockquote className="font-display text-xl">{`«\u00A0${quote}\u00A0»`}</blockquote>
            <p className="text-aube-muted">{source}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const NoBook = () => (
  <NotHere
    heading="Ce livre n'est pas sur nos étagères"
    text="Il a peut-être changé d'adresse, ou n'est plus au catalogue."
    title="Livre introuvable"
  />
);
