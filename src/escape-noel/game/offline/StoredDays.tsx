import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/ui/Button';
import { useEdition } from '../edition/useEdition';
import { storedDays } from './storedDays';

interface StoredDaysProps {
  /** The address of a day. */
  pathOf: (day: number) => string;
}

/** Links to the days of the page's edition that this device has (rule 22.11); how to take one where it has none. */
export function StoredDays({ pathOf }: StoredDaysProps) {
  const edition = useEdition();
  const { data: days } = useQuery({
    queryKey: ['stored days', edition],
    queryFn: () => storedDays(edition),
    gcTime: 0,
  });
  if (!days) return null;
  if (days.length === 0)
    return (
      <p className="text-balance">
        Avec du réseau, ouvre un jour et choisis «&nbsp;Emporter ce soir&nbsp;»&nbsp;: tu pourras y jouer
        sans.
      </p>
    );
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">
        {days.length > 1 ? 'Ces jours-là sont avec toi\u00A0:' : 'Ce jour-là est avec toi\u00A0:'}
      </h2>
      <ul className="flex flex-wrap justify-center gap-2">
        {days.map((each) => (
          <li key={each}>
            <ButtonLink to={pathOf(each)} variant="quiet">
              Jour {each}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
