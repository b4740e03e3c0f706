import books from 'virtual:catalogue/press';
import { dayOf, frenchDay } from '@/lib/frenchDates';
import { printCoverOf } from '@/lib/bookDetails';
import { paths } from '@/paths';
import { press } from '@/publisherDetails';
import { Cover } from '@/ui/Cover';
import { CATALOGUE_FILES, FileLinks } from '@/site/shared/FileLinks';
import { PageIntro } from '@/site/shared/PageIntro';
import { Section } from '@/site/shared/Section';
import { TEXT_LINK, TextLink } from '@/ui/TextLink';
import { ForProfessionals } from './ForProfessionals';

/** « Presse »: the house, the game, the covers to print, lines of the press, and a contact (rule 26.13). */
export function Press() {
  const quotes = books.flatMap((book) => book.press.map((line) => ({ ...line, book })));
  return (
    <>
      <PageIntro
        heading="Presse"
        text="De quoi parler de nos livres aujourd'hui&nbsp;: qui nous sommes, nos couvertures en haute définition, et quelqu'un qui vous répond."
      />
      <ForProfessionals here={paths.press} />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-14 px-4 pt-12 sm:px-6">
        <div className="grid items-start gap-10 md:grid-cols-[minmax(0,1fr)_20rem] md:gap-14">
          <div className="grid gap-10">
            <Section id="maison" title="La maison">
              {press.house.map((paragraph) => (
                <p className="text-lg leading-relaxed" key={paragraph}>
                  {paragraph}
                </p>
              ))}
            </Section>
            <Section id="jeu" title="Le jeu">
              <p className="text-lg leading-relaxed">{press.game}</p>
              <p>
                <TextLink tall to={paths.game.landing}>
                  Voir Escape Noël
                </TextLink>
              </p>
            </Section>
          </div>
          <aside
            aria-labelledby="contact-presse"
            className="grid gap-2 rounded-lg border border-ui-line bg-ui-surface p-6 text-lg shadow-paper"
          >
            <h2 className="text-2xl text-aube-ink" id="contact-presse">
              Contact presse
            </h2>
            <p className="font-bold">{press.contact}</p>
            <p>
              <TextLink to={`mailto:${press.email}`}>{press.email}</TextLink>
            </p>
            <p>{press.phone}</p>
            <p>Exemplaires, entretiens, extraits et visuels sur demande.</p>
          </aside>
        </div>
        <Section id="couvertures" title="Couvertures en haute définition">
          <p className="text-lg">
            JPEG, 1800 pixels de large, à utiliser pour parler des livres en citant leurs auteurs.
          </p>
          <ul className="grid grid-cols-2 gap-5 sm:grid-cols-3 lg:grid-cols-5">
            {books.map((book) => (
              <li className="grid content-start gap-1" key={book.slug}>
                <Cover
                  alt=""
                  className="rounded-sm shadow-paper"
                  sizes="(min-width: 64rem) 210px, 45vw"
                  slug={book.slug}
                  url={book.cover_url}
                />
                <h3 className="mt-2 text-lg leading-tight text-aube-ink">
                  <TextLink to={paths.book(book.slug)}>{book.title}</TextLink>
                </h3>
                <p className="text-sm text-aube-muted">
                  {book.author}
                  {book.published_on && `, ${frenchDay(dayOf(book.published_on))}`}
                </p>
                <a
                  className={`${TEXT_LINK} inline-flex min-h-touch items-center print:hidden`}
                  download
                  href={printCoverOf(book)}
                >
                  Télécharger
                  <span className="sr-only">{` la couverture de «\u00A0${book.title}\u00A0»`}</span>
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {quotes.length > 0 && (
          <Section id="on-en-parle" title="On en parle">
            <ul className="grid gap-6 md:grid-cols-3">
              {quotes.map(({ quote, source, book }) => (
                <li className="grid content-start gap-1" key={quote}>
                  <blockquote className="font-display text-xl">{`«\u00A0${quote}\u00A0»`}</blockquote>
                  <p className="text-aube-muted">
                    {source}, sur <TextLink to={paths.book(book.slug)}>{book.title}</TextLink>
                  </p>
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section id="fichiers" title="Le catalogue">
          <FileLinks files={CATALOGUE_FILES} />
        </Section>
      </div>
    </>
  );
}
