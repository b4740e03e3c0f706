import { useState } from 'react';
import { copyText } from '@/lib/copyText';
import { publisher } from '@/publisher';
import { bookshops } from '@/publisherDetails';
import { isbnText, type BookDetails } from '@/lib/bookDetails';
import { Section } from '@/site/shared/Section';
import { Button, ButtonLink } from '@/ui/Button';

/** « Où le trouver »: independent bookshops first, then the specified retailer (rule 26.3). */
export function WhereToBuy({ book }: { book: BookDetails }) {
  const { isbn, asin, availability, shops } = book;
  return (
    <Section id="ou-le-trouver" title="Où le trouver">
      {availability === 'forthcoming' && (
        <p>Ce livre est à paraître&nbsp;: votre libraire peut déjà le réserver.</p>
      )}
      {availability === 'out_of_print' && (
        <p>Ce livre est épuisé&nbsp;: il en reste parfois un exemplaire chez un libraire.</p>
      )}
      {isbn !== null && (
        <>
          <div className="grid gap-2 rounded-lg border border-ui-line bg-ui-surface p-5 shadow-paper">
            <h3 className="text-xl text-aube-plum">Chez votre libraire</h3>
            <p>Donnez-lui ce numéro&nbsp;: il trouve le livre, ou le commande en quelques jours.</p>
            <CopyIsbn isbn={isbn} />
          </div>
          <ul aria-label="Librairies indépendantes" className="flex flex-wrap gap-3 print:hidden">
            {bookshops.map(({ name, bookUrl }) => (
              <li key={name}>
                <ButtonLink to={bookUrl(isbn)} variant="quiet">
                  {name}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <ul aria-label="En ligne" className="flex flex-wrap gap-3 print:hidden">
        {shops.map(({ name, url }) => (
          <li key={url}>
            <ButtonLink to={url} variant="quiet">
              {name}
            </ButtonLink>
          </li>
        ))}
        {asin !== null && (
          <li>
            <ButtonLink to={publisher.retailer.bookUrl(asin)} variant="quiet">
              {`Commander chez ${publisher.retailer.name}`}
            </ButtonLink>
          </li>
        )}
      </ul>
    </Section>
  );
}

function CopyIsbn({ isbn }: { isbn: string }) {
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid(
      (await copyText(isbn))
        ? 'Numéro copié.'
        : 'Votre navigateur ne permet pas de copier\u00A0: sélectionnez le numéro.',
    );
  return (
    <p className="flex flex-wrap items-center gap-3">
      <strong className="select-all font-display text-xl">{isbnText(isbn)}</strong>
      <Button className="print:hidden" onClick={() => void copy()} variant="quiet">
        Copier l'ISBN
      </Button>
      <span role="status">{said}</span>
    </p>
  );
}
