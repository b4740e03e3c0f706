import { useState } from 'react';
import type { PersonRow } from '@/lib/book';
import { Button } from '@/ui/Button';
import { publicAddress } from '../../game/media/mediaAddress';
import { PersonForm } from './PersonForm';

/** The authors and illustrators with their short life, each editable. */
export function People({ people }: { people: readonly PersonRow[] }) {
  const [edited, setEdited] = useState<PersonRow | 'new' | null>(null);
  const onDone = () => setEdited(null);
  return (
    <>
      {people.length === 0 && <p>Aucun auteur n'a encore été écrit.</p>}
      <ul aria-label="Auteurs" className="grid gap-4 empty:hidden">
        {people.map((person) => (
          <li className="grid gap-2 border-b border-nuit-line pb-4 last:border-0" key={person.slug}>
            {edited !== null && edited !== 'new' && edited.slug === person.slug ? (
              <PersonForm onDone={onDone} people={people} person={person} />
            ) : (
              <>
                <div className="flex items-center gap-3">
                  {person.picture_url !== null && (
                    <img
                      alt=""
                      className="size-14 rounded-full object-cover"
                      height={56}
                      loading="lazy"
                      src={publicAddress(person.picture_url)}
                      width={56}
                    />
                  )}
                  <h3 className="text-lg font-bold">{person.name}</h3>
                </div>
                <p className="whitespace-pre-line break-words">{person.life || "Rien n'est encore écrit."}</p>
                <Button className="justify-self-start" onClick={() => setEdited(person)} variant="quiet">
                  Changer
                  <span className="sr-only">{` la fiche de ${person.name}`}</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <PersonForm onDone={onDone} people={people} person={null} />
      ) : (
        <Button className="justify-self-start" onClick={() => setEdited('new')} variant="quiet">
          Ajouter une personne
        </Button>
      )}
    </>
  );
}
