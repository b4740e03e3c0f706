import { useSearchParams } from 'react-router-dom';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { Field } from '@/ui/Field';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { Spinner } from '@/ui/Spinner';
import { DaySelect } from '../../game/admin/DaySelect';
import { morningQuery } from '../../game/admin/morning.queries';
import { RefusedAnswers } from '../../game/admin/RefusedAnswers';
import { ALL_DAYS } from '../../game/rules/days';

/** The refused answers of each day of the edition that is played (rule 8.11); without « ?jour= », of the last door that has opened. */
export function RefusedAnswersPage() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('jour'));
  const morning = useRetriableQuery(morningQuery);
  const isAsked = ALL_DAYS.includes(asked);
  // The morning says which door is the last; without it the first day is shown.
  const day = isAsked ? asked : (morning.data?.door?.day ?? 1);
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-6 px-3 pb-6 pt-6 sm:px-6">
      <div className="grid gap-2">
        <PageHeading className="text-4xl text-nuit-gold">Réponses refusées</PageHeading>
        <p className="max-w-prose text-pretty text-nuit-mist">
          Une variante juste se cache parfois parmi elles. L'accepter donne leurs points, une seule fois, à
          tous ceux qui l'ont proposée, et ne se reprend pas. Pense à l'ajouter aussi à son jour, dans les
          éditions.
        </p>
      </div>
      {isAsked || morning.data || morning.failure ? (
        <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title={`Jour ${day}`}>
          <Field label="Énigme du jour">
            {(control) => (
              <DaySelect
                {...control}
                className="max-w-40"
                onChange={(chosen) => setParams({ jour: String(chosen) }, { replace: true })}
                value={day}
              />
            )}
          </Field>
          <RefusedAnswers day={day} key={day} />
          <p className="text-base text-nuit-mist">
            Les cent plus données, celles des chevaliers seulement, sans les comptes de test. Celles des
            visiteurs sans compte ne sont pas gardées.
          </p>
        </Sheet>
      ) : (
        <Spinner label="Chargement des réponses…" />
      )}
    </div>
  );
}
