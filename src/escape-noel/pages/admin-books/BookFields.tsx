import { useFormContext } from 'react-hook-form';
import type { PersonRow } from '@/lib/book';
import { AVAILABILITY_TEXTS } from '@/lib/bookDetails';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { Sheet } from '@/ui/Sheet';
import { ChoiceField } from '../../workshop/form/ChoiceField';
import { Fields, TextField, type TextSpec } from '../../workshop/form/Fields';
import { ItemList } from '../../workshop/form/ItemList';
import { capitals } from '../../workshop/form/TextBox';
import { TextList } from '../../workshop/form/TextList';
import { MOST_THEME_LETTERS, MOST_THEMES, type BookValues } from './bookForm';
import { ListFields } from './ListFields';

type Specs = readonly TextSpec<BookValues>[];

const SHEET = 'min-w-0 grid-cols-1 gap-5 p-4 sm:p-6';
const PAIR = 'grid grid-cols-1 gap-5 sm:grid-cols-2';

const SERIES: Specs = [
  {
    path: 'series',
    label: 'Série',
    hint: "Son étagère. Rien pour un album qui n'est d'aucune série.",
    limit: 80,
  },
  { path: 'volume', label: 'Tome', hint: 'Le numéro dans la série.', plain: true },
];

const TEXTS: Specs = [
  { path: 'teaser', label: 'Accroche', hint: 'Une phrase, pour la carte du livre.', limit: 200, lines: 2 },
  {
    path: 'description',
    label: 'Description',
    hint: 'Toute la quatrième de couverture.',
    limit: 3000,
    lines: 8,
  },
  { path: 'extract', label: 'Extrait', hint: 'Quelques lignes du livre. Facultatif.', limit: 3000, lines: 6 },
];

const FACTS: Specs = [
  {
    path: 'isbn',
    label: 'ISBN',
    hint: 'Treize chiffres, avec ou sans espaces et tirets.',
    plain: true,
  },
  { path: 'price_cents', label: 'Prix en euros', hint: 'Toutes taxes comprises\u00A0: 14,90', plain: true },
  { path: 'width_mm', label: 'Largeur en centimètres', plain: true },
  { path: 'height_mm', label: 'Hauteur en centimètres', plain: true },
  { path: 'pages', label: 'Nombre de pages', plain: true },
  { path: 'published_on', label: 'Date de parution', type: 'date', plain: true },
  { path: 'binding', label: 'Reliure', hint: 'Cartonné, souple…', limit: 40 },
  {
    path: 'asin',
    label: 'ASIN',
    hint: "Le numéro du libraire en ligne, à la fin de l'adresse de sa page.",
    plain: true,
    adapt: capitals,
  },
];

const AVAILABILITIES = (['forthcoming', 'available', 'out_of_print'] as const).map(
  (value) => [value, AVAILABILITY_TEXTS[value]] as const,
);

const ROLES = [
  ['author', 'Texte'],
  ['illustrator', 'Images'],
] as const;

const AGES = Array.from({ length: 19 }, (_, years) => [years, counted(years, 'an')] as const);

interface BookFieldsProps {
  people: readonly PersonRow[];
  /** A new book chooses its address. */
  isNew: boolean;
}

/** The fields of a book, in the form around them. */
export function BookFields({ people, isNew }: BookFieldsProps) {
  const { getValues } = useFormContext<BookValues>();
  return (
    <>
      <Sheet className={SHEET} title="Le livre">
        <TextField<BookValues> label="Titre" limit={120} path="title" />
        {isNew ? (
          <TextField<BookValues>
            hint={`La fin de l'adresse de sa page, après ${paths.book('')}. Elle ne changera plus.`}
            label="Adresse"
            limit={60}
            path="slug"
            plain
          />
        ) : (
          <p className="min-w-0 break-words text-nuit-mist">{`Son adresse\u00A0: ${paths.book(getValues('slug'))}`}</p>
        )}
        <div className={PAIR}>
          <Fields fields={SERIES} />
          <ChoiceField<BookValues> label="Dès" options={AGES} path="youngest" />
          <ChoiceField<BookValues> label="Jusqu'à" options={AGES} path="oldest" />
        </div>
        <h3 className="text-lg font-bold">Ses auteurs</h3>
        <ItemList<BookValues>
          addLabel="Ajouter un auteur"
          blank={() => ({ person: '', role: 'author' })}
          focus="person"
          nameOf={(index) => `l'auteur ${index + 1}`}
          ordered
          path="contributors"
        >
          {(index) => (
            <div className={PAIR}>
              <ChoiceField<BookValues>
                label={`Personne ${index + 1}`}
                options={people.map(({ slug, name }) => [slug, name] as const)}
                path={`contributors.${index}.person`}
              />
              <ChoiceField<BookValues>
                label={`Rôle ${index + 1}`}
                options={ROLES}
                path={`contributors.${index}.role`}
              />
            </div>
          )}
        </ItemList>
        <TextList<BookValues>
          addLabel="Ajouter un thème"
          hint="Des sujets et des moments&nbsp;: nuit, rentrée, colère."
          item="Thème"
          legend="Thèmes"
          maxLength={MOST_THEME_LETTERS}
          most={MOST_THEMES}
          path="themes"
          plain
        />
      </Sheet>
      <Sheet className={SHEET} title="Les textes">
        <Fields fields={TEXTS} />
      </Sheet>
      <Sheet className={SHEET} title="Les faits">
        <div className={PAIR}>
          <Fields fields={FACTS} />
          <ChoiceField<BookValues> label="Disponibilité" options={AVAILABILITIES} path="availability" />
        </div>
      </Sheet>
      <ListFields className={SHEET} />
    </>
  );
}
