import books from 'virtual:catalogue/trade';
import { dayOf, frenchShortDay } from '@/lib/frenchDates';
import { AVAILABILITY_TEXTS, formatText, isbnText, priceText, printCoverOf } from '@/lib/bookDetails';
import { paths } from '@/paths';
import { publisher } from '@/publisher';
import { trade } from '@/publisherDetails';
import { CATALOGUE_FILES, FileLinks } from '@/site/shared/FileLinks';
import { PageIntro } from '@/site/shared/PageIntro';
import { Section } from '@/site/shared/Section';
import { ScrollArea } from '@/ui/ScrollArea';
import { PrintButton } from '@/ui/PrintButton';
import { TEXT_LINK, TextLink } from '@/ui/TextLink';
import { ForProfessionals } from './ForProfessionals';
import './trade.css';

const { contactEmail } = publisher;

/** « Libraires »: terms, the catalogue to print, and its files (rules 26). */
export function Bookshops() {
  return (
    <>
      <PageIntro
        heading="Libraires"
        text="Nos livres vivent chez vous. Voici de quoi les commander, les ranger et les faire connaître."
      />
      <ForProfessionals here={paths.trade} />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-14 px-4 pt-12 sm:px-6">
        <Section id="conditions" title="Commander">
          <p className="text-lg">
            Nos livres sont distribués par <strong>{trade.distributor}</strong>
            {`\u00A0: ${trade.phone}, `}
            <TextLink to={`mailto:${trade.orders}`}>{trade.orders}</TextLink>.
          </p>
          <ul className="grid list-disc gap-2 pl-6 text-lg">
            {trade.terms.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
          <p className="text-lg">
            Une rencontre, une vitrine, un exemplaire pour lire avant de commander&nbsp;? Écrivez à{' '}
            <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
          </p>
        </Section>
        <Section id="catalogue" title="Le catalogue">
          <ScrollArea className="trade-scroll" label="Le catalogue en tableau">
            <table className="trade-table">
              <caption className="sr-only">Nos livres, avec leur ISBN, leur prix et leur format</caption>
              <thead>
                <tr>
                  <th scope="col">Titre</th>
                  <th scope="col">ISBN</th>
                  <th scope="col">Prix</th>
                  <th scope="col">Format</th>
                  <th scope="col">Parution</th>
                  <th scope="col">Couverture</th>
                </tr>
              </thead>
              <tbody>
                {books.map((book) => (
                  <tr key={book.slug}>
                    <th scope="row">
                      <TextLink to={paths.book(book.slug)}>{book.title}</TextLink>
                      {book.author && <span className="trade-author">{book.author}</span>}
                    </th>
                    <td className="whitespace-nowrap">{book.isbn && isbnText(book.isbn)}</td>
                    <td>{book.price_cents && priceText(book.price_cents)}</td>
                    <td>
                      {[formatText(book), book.binding, book.pages && `${book.pages}\u00A0p.`]
                        .filter(Boolean)
                        .join(', ')}
                    </td>
                    <td>
                      {book.published_on && frenchShortDay(dayOf(book.published_on))},{' '}
                      {AVAILABILITY_TEXTS[book.availability].toLowerCase()}
                    </td>
                    <td>
                      <a className={TEXT_LINK} download href={printCoverOf(book)}>
                        Télécharger
                        <span className="sr-only">{` la couverture de «\u00A0${book.title}\u00A0»`}</span>
                      </a>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollArea>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <PrintButton>Imprimer le catalogue</PrintButton>
            <FileLinks files={CATALOGUE_FILES} />
          </div>
        </Section>
      </div>
    </>
  );
}
