import { useState } from 'react';
import type { Visits } from '@/api/visits';
import { frenchWeekday } from '@/lib/frenchDates';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { EditionField, useCurrentCode } from '../../game/admin/EditionField';
import { Loaded } from '../../game/admin/Loaded';
import { FiguresTable } from './FiguresTable';
import { StopChart } from './StopChart';
import { visitsQuery } from './visits.queries';
import './visits.css';

const SHEET = 'min-w-0 grid-cols-1 content-start gap-4 p-4 sm:p-6';

const AUDIENCES = [
  { of: 'knight', title: 'Chevaliers', audience: 'chevaliers' },
  { of: 'visitor', title: 'Visiteurs sans compte', audience: 'visiteurs sans compte' },
] as const;

/** Counts of days opened, tried and found, by knights and by visitors (rule 8.8). */
export function VisitsPage() {
  const [edition, setEdition] = useState<string | null>(null);
  const current = useCurrentCode();
  const [date, setDate] = useState<string | null>(null);
  const query = useRetriableQuery(visitsQuery(edition, date));
  return (
    <div className="mx-auto grid w-full max-w-7xl gap-6 px-3 pb-6 pt-6 sm:px-6">
      <div className="grid gap-2">
        <PageHeading className="text-4xl text-nuit-gold">Fréquentation</PageHeading>
        <p className="max-w-prose text-pretty text-nuit-mist">
          Jour par jour, combien ouvrent l'énigme, l'essaient et la trouvent, avec un compte ou sans. Des
          nombres seulement&nbsp;: rien ici ne dit qui.
        </p>
      </div>
      <div className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <EditionField
          onChange={(code) => {
            setEdition(code === current ? null : code);
            setDate(null);
          }}
          value={edition}
        />
        <Field label="Période">
          {(control) => (
            <Select {...control} onChange={(event) => setDate(event.target.value || null)} value={date ?? ''}>
              <option value="">Toute l'édition</option>
              {query.data?.dates.map((each) => (
                <option key={each} value={each}>
                  {frenchWeekday(new Date(`${each}T00:00`))}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Loaded
        failure="Erreur lors du chargement de la fréquentation"
        loading="Chargement de la fréquentation…"
        query={query}
      >
        {(visits) => (
          <div aria-busy={query.isAwaited} className="grid items-start gap-6 lg:grid-cols-2">
            {AUDIENCES.map((audience) => (
              <Audience {...audience} key={audience.of} visits={visits} />
            ))}
          </div>
        )}
      </Loaded>
      <HowItCounts />
    </div>
  );
}

interface AudienceProps {
  of: 'knight' | 'visitor';
  title: string;
  audience: string;
  visits: Visits;
}

function Audience({ of, title, audience, visits: { days, threshold } }: AudienceProps) {
  const shown = days.map((each) => ({ day: each.day, figures: each[of] }));
  return (
    <Sheet className={SHEET} title={title}>
      <StopChart audience={audience} days={shown} threshold={threshold} />
      <FiguresTable days={shown} threshold={threshold} title={`Les nombres des ${audience}, jour par jour`} />
    </Sheet>
  );
}

const HowItCounts = () => (
  <Sheet className={SHEET} title="Comment on compte">
    <ul className="grid list-disc gap-x-10 gap-y-2 pl-5 lg:grid-cols-2">
      <li>
        Un chevalier compte une fois par événement, même s'il recommence son voyage. Ce qu'il importe a été
        compté quand il jouait sans compte. Les comptes de test ne comptent pas.
      </li>
      <li>
        Sans compte, et pour les ouvertures, c'est l'onglet qui compte, une fois par heure&nbsp;: quelqu'un
        qui revient le soir est compté deux fois, deux enfants devant le même écran une seule.
      </li>
      <li>Une page est ouverte quand on y reste deux secondes, l'énigme n'étant pas encore résolue.</li>
      <li>
        Les essais d'un chevalier sont ses réponses différentes&nbsp;; ceux d'un visiteur, toutes ses réponses
        de la dernière heure. Au-delà de vingt, on compte vingt.
      </li>
      <li>
        Les nombres plus petits que cinq sont cachés, zéro compris. Un total laisse de côté ce qui permettrait
        de les retrouver&nbsp;: il peut être un peu plus petit que la vérité.
      </li>
      <li>
        «&nbsp;Statistiques&nbsp;» compte autrement ce qui est résolu&nbsp;: les réponses révélées et ce qui
        est importé en font partie, et aucun nombre n'y est caché.
      </li>
      <li>Une même adresse n'ajoute pas plus de trois mille événements par heure, école ou robot.</li>
    </ul>
  </Sheet>
);
