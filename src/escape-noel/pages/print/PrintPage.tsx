import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetriableQuery } from '@/lib/useRetriableQuery';
import { CERTIFICATE_HASH, SENTENCE_HASH } from '@/paths';
import { Card } from '@/ui/Card';
import { Checkbox } from '@/ui/Checkbox';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { PrintButton } from '@/ui/PrintButton';
import { RetryAlert } from '@/ui/RetryAlert';
import { Spinner } from '@/ui/Spinner';
import { TextLink } from '@/ui/TextLink';
import { useEdition, useEditionPaths } from '../../game/edition/useEdition';
import { explain } from '../../game/forms/failures';
import { useProgress } from '../../game/player/useProgress';
import { parseDay, RIDDLE_COUNT } from '../../game/rules/days';
import { useSession } from '../../game/session/useSession';
import { AnswerKey, KeyFailure, useAnswerKey } from './AnswerKey';
import { DaySheet } from './DaySheet';
import { openRiddlesQuery } from './print.queries';
import { decodeSheets } from './decodeSheets';
import { SheetsHeader } from './SheetsHeader';
import './sheets.css';

const ALL = 'tous';

/** One opened day, or all of them, as sheets to print (rules 21). */
export function PrintPage() {
  const { data, failure, isAwaited, retry } = useRetriableQuery(openRiddlesQuery(useEdition()));
  const [search, setSearch] = useSearchParams();
  const [withKey, setWithKey] = useState(false);
  const riddles = data ?? [];
  const chosen = riddles.find(({ day }) => day === parseDay(search.get('jour') ?? ''));
  const printed = chosen ? [chosen] : riddles;
  const key = useAnswerKey(printed);
  const isDrawing = useIsFetching({ queryKey: ['ink'] }) > 0;
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <SheetsHeader
        about="Les jours ouverts en noir sur blanc, à jouer avec un crayon et des ciseaux."
        title="Imprimer"
      />
      {failure ? (
        <RetryAlert
          busy={isAwaited}
          className="print:hidden"
          onRetry={retry}
          text={`Les énigmes à imprimer ne sont pas arrivées. ${explain(failure)}`}
        />
      ) : !data ? (
        <Spinner className="min-h-64" label="Préparation des feuilles…" />
      ) : riddles.length === 0 ? (
        <p className="text-center text-xl">
          Aucun jour n'est encore ouvert&nbsp;: reviens à la première porte.
        </p>
      ) : (
        <>
          <Card className="grid gap-4 p-5 sm:p-8 print:hidden">
            <Field label={'Que veux-tu imprimer\u00A0?'}>
              {(control) => (
                <Select
                  {...control}
                  onChange={({ target }) =>
                    setSearch(target.value === ALL ? {} : { jour: target.value }, { replace: true })
                  }
                  value={chosen?.day ?? ALL}
                >
                  <option value={ALL}>Tous les jours ouverts</option>
                  {riddles.map(({ day, title }) => (
                    <option key={day} value={day}>
                      {`Jour ${day}\u00A0: ${title}`}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <KeyFailure
              {...key}
              text={`Les réponses que tu as trouvées n'ont pas pu être lues. ${explain(key.failure)}`}
            />
            {key.entries.length > 0 && (
              <Checkbox checked={withKey} onChange={setWithKey}>
                Ajouter, sur une feuille à part, les réponses que j'ai déjà trouvées
              </Checkbox>
            )}
            <PrintButton busy={isDrawing || key.isLoading} prepare={decodeSheets} size="lg" variant="gold">
              Imprimer
            </PrintButton>
            <OtherSheets />
          </Card>
          <div className="sheets" data-paper>
            {printed.map((riddle) => (
              <DaySheet key={riddle.day} riddle={riddle} />
            ))}
            {withKey && key.entries.length > 0 && <AnswerKey entries={key.entries} />}
          </div>
        </>
      )}
    </div>
  );
}

/** The sheets that other pages print, for who has them. */
function OtherSheets() {
  const here = useEditionPaths();
  const { status } = useSession();
  const { days } = useProgress();
  const isComplete = days.size >= RIDDLE_COUNT;
  if (!isComplete && status !== 'knight')
    return <p>Le certificat, la lettre et son dessin à colorier t'attendent au bout des 24 énigmes.</p>;
  return (
    <p>
      À imprimer aussi&nbsp;: <TextLink to={here.final + CERTIFICATE_HASH}>le certificat</TextLink>
      {isComplete ? (
        <>
          , et avec la phrase de l'étoile{' '}
          <TextLink to={here.constellation + SENTENCE_HASH}>la lettre et son dessin</TextLink> à colorier.
        </>
      ) : (
        ". La lettre et son dessin à colorier t'attendent au bout des 24 énigmes."
      )}
    </p>
  );
}
