import { Sheet } from '@/ui/Sheet';
import { Fields, TextField } from '../../workshop/form/Fields';
import { ItemList } from '../../workshop/form/ItemList';
import type { BookValues } from './bookForm';
import { BookMediaField } from './BookMediaField';

/** The cover and the lists of a book: spreads, press lines, shops and activities. @param className of each sheet. */
export const ListFields = ({ className }: { className: string }) => (
  <>
    <Sheet className={className} title="Les images">
      <BookMediaField<BookValues>
        hint="Sans elle, le site montre la couverture que le technicien a préparée, ou une couverture d'attente."
        kind="cover"
        label="La couverture"
        path="cover_url"
      />
      <ItemList<BookValues>
        addLabel="Ajouter une double page"
        blank={() => ({ image: '', text: '', alt: '' })}
        focus="image"
        nameOf={(index) => `la double page ${index + 1}`}
        ordered
        path="spreads"
      >
        {(index) => (
          <>
            <BookMediaField<BookValues>
              kind="spread"
              label={`L'image de la double page ${index + 1}`}
              path={`spreads.${index}.image`}
            />
            <Fields<BookValues>
              fields={[
                { path: `spreads.${index}.text`, label: `Texte de la double page ${index + 1}`, lines: 3 },
                {
                  path: `spreads.${index}.alt`,
                  label: `Description de la double page ${index + 1}`,
                  hint: "Ce que l'on y voit, pour qui ne la voit pas.",
                  lines: 3,
                },
              ]}
            />
          </>
        )}
      </ItemList>
    </Sheet>
    <Sheet className={className} title="La presse">
      <ItemList<BookValues>
        addLabel="Ajouter une citation"
        blank={() => ({ quote: '', source: '' })}
        focus="quote"
        nameOf={(index) => `la citation ${index + 1}`}
        ordered
        path="press"
      >
        {(index) => (
          <Fields<BookValues>
            fields={[
              { path: `press.${index}.quote`, label: `Citation ${index + 1}`, lines: 2 },
              { path: `press.${index}.source`, label: `Source de la citation ${index + 1}`, limit: 120 },
            ]}
          />
        )}
      </ItemList>
    </Sheet>
    <Sheet className={className} title="Les librairies de ce livre">
      <ItemList<BookValues>
        addLabel="Ajouter une librairie"
        blank={() => ({ name: '', url: '' })}
        focus="name"
        nameOf={(index) => `la librairie ${index + 1}`}
        ordered
        path="shops"
      >
        {(index) => (
          <Fields<BookValues>
            fields={[
              { path: `shops.${index}.name`, label: `Nom de la librairie ${index + 1}`, limit: 80 },
              {
                path: `shops.${index}.url`,
                label: `Page de la librairie ${index + 1}`,
                hint: 'Elle commence par https://',
                plain: true,
              },
            ]}
          />
        )}
      </ItemList>
    </Sheet>
    <Sheet className={className} title="Les activités">
      <ItemList<BookValues>
        addLabel="Ajouter une activité"
        blank={() => ({ title: '', file: '' })}
        focus="title"
        nameOf={(index) => `l'activité ${index + 1}`}
        ordered
        path="activities"
      >
        {(index) => (
          <>
            <TextField<BookValues>
              label={`Titre de l'activité ${index + 1}`}
              limit={120}
              path={`activities.${index}.title`}
            />
            <BookMediaField<BookValues>
              kind="activity"
              label={`Le fichier de l'activité ${index + 1}`}
              path={`activities.${index}.file`}
            />
          </>
        )}
      </ItemList>
    </Sheet>
  </>
);
