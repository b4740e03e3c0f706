import books from 'virtual:catalogue/schools';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { schools } from '@/publisherDetails';
import { Cover } from '@/ui/Cover';
import { FileLinks } from '@/site/shared/FileLinks';
import { PageIntro } from '@/site/shared/PageIntro';
import { Section } from '@/site/shared/Section';
import { Badge } from '@/ui/Badge';
import { ButtonLink } from '@/ui/Button';
import { TextLink } from '@/ui/TextLink';
import { ForProfessionals } from './ForProfessionals';
import { schoolLevels } from './schoolLevels';

/** « Enseignants »: what each book brings to a class, a visit, a copy to read, and the game in class (rule 26.12). */
export function Schools() {
  return (
    <>
      <PageIntro
        heading="Enseignants"
        text="Un album à voix haute, une double page au tableau, une feuille à colorier&nbsp;: voici ce que nos livres apportent à votre classe."
      />
      <ForProfessionals here={paths.schools} />
      <div className="mx-auto grid w-full max-w-6xl grid-cols-[minmax(0,1fr)] gap-14 px-4 pt-12 sm:px-6">
        <Section id="albums" title="Les albums, niveau par niveau">
          <ul className="grid gap-5 md:grid-cols-2">
            {books.map((book) => (
              <SchoolBook book={book} key={book.slug} />
            ))}
          </ul>
        </Section>
        <Section id="en-classe" title="Escape Noël, en classe">
          <div className="grid justify-items-start gap-4 text-lg">
            <p>
              En décembre, une énigme par jour d'école, au tableau ou sur papier, avec un seul compte&nbsp;:
              le vôtre. Aucune donnée d'enfant n'est demandée. Chaque énigme se répète avant la classe, et un
              dossier s'imprime d'un coup.
            </p>
            <ButtonLink to={paths.game.class}>Découvrir «&nbsp;En classe&nbsp;»</ButtonLink>
          </div>
        </Section>
        <div className="grid items-start gap-10 md:grid-cols-2 md:gap-14">
          <Section id="visite" title="Inviter un auteur">
            <ul className="grid list-disc gap-2 pl-6 text-lg">
              {schools.visits.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p className="text-lg">
              Écrivez à <Mail subject="Visite d'un auteur" /> ou par{' '}
              <TextLink to={paths.contact}>notre formulaire</TextLink>, avec l'album, l'école, les niveaux, le
              nombre d'enfants et deux dates possibles.
            </p>
          </Section>
          <Section id="specimen" title="Demander un spécimen">
            <p className="text-lg">{schools.specimen}</p>
            <p className="text-lg">
              Demandez-le à <Mail subject="Demande de spécimen" />.
            </p>
          </Section>
        </div>
      </div>
    </>
  );
}

const Mail = ({ subject }: { subject: string }) => (
  <TextLink to={`mailto:${schools.email}?subject=${encodeURIComponent(subject)}`}>{schools.email}</TextLink>
);

function SchoolBook({ book }: { book: (typeof books)[number] }) {
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-start gap-4 rounded-lg border border-ui-line bg-ui-surface p-4 shadow-paper sm:grid-cols-[8rem_minmax(0,1fr)] sm:gap-5 sm:p-5">
      <Cover alt="" className="rounded-sm shadow-paper" sizes="128px" slug={book.slug} url={book.cover_url} />
      <div className="grid gap-2">
        <h3 className="text-xl leading-tight text-aube-plum">
          <TextLink to={paths.book(book.slug)}>{book.title}</TextLink>
        </h3>
        <p className="text-aube-muted">{book.author}</p>
        <ul aria-label="Niveaux" className="flex flex-wrap gap-2">
          {schoolLevels(book).map((level) => (
            <li key={level}>
              <Badge tone="gold">{level}</Badge>
            </li>
          ))}
        </ul>
        {book.themes.length > 0 && <p>{`Pour parler de\u00A0: ${book.themes.join(', ')}.`}</p>}
        {book.spreads > 0 && (
          <TextLink tall to={`${paths.book(book.slug)}#interieur`}>
            {`${counted(book.spreads, 'double page', 'doubles pages')} à projeter`}
            <span className="sr-only">{`, «\u00A0${book.title}\u00A0»`}</span>
          </TextLink>
        )}
        {book.activities.length > 0 && (
          <div className="grid">
            <p>À imprimer&nbsp;:</p>
            <FileLinks files={book.activities} />
          </div>
        )}
      </div>
    </li>
  );
}
