import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { focusSoon } from '@/lib/focusSoon';
import { Sheet } from '@/ui/Sheet';
import type { Day } from '../../edition/document';
import { RefusedAnswers } from '../../game/admin/RefusedAnswers';
import { fieldId } from '../../workshop/form/fieldFocus';
import { Fields } from '../../workshop/form/Fields';
import { InstantField } from '../../workshop/form/InstantField';
import { MediaField } from '../../workshop/form/MediaField';
import { OptionalGroup } from '../../workshop/form/OptionalGroup';
import { TextList } from '../../workshop/form/TextList';
import { AnswerFields } from './AnswerFields';
import { BoardFields } from './BoardFields';
import { BookField } from './BookField';
import { ARTEFACT, BONUS_HELP, BONUS_QUESTION, EPISODE, SOLVED } from './dayFields';
import { HintFields } from './HintFields';
import { MediaFields } from './MediaFields';

const SHEET = 'min-w-0 grid-cols-1 gap-5 p-4 sm:p-6';
const BLANK_BONUS = { question: '', answers: [''], hint: '', explanation: '' };

interface DayFormProps {
  day: number;
  /** When its door opens by the calendar, in words; null without a calendar. */
  door: string | null;
  timeZone: string;
  /** True if players can answer it now. */
  isPlayed: boolean;
}

/** The fields of a day. Memoized: a keystroke renders the field that is typed in, and not the whole form. */
export const DayForm = memo(function DayForm({ day, door, timeZone, isPlayed }: DayFormProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Sheet className={SHEET} title="L'épisode et la question">
        <Fields fields={EPISODE} />
        <MediaFields prefix="" />
      </Sheet>
      <Sheet className={SHEET} title="La lecture à voix haute">
        <p className="text-nuit-mist">
          Le bouton «&nbsp;Écouter&nbsp;» lit le jour avec la voix de l'appareil. Un enregistrement du titre,
          de l'épisode et de la question prend sa place&nbsp;: il ne dit ni un indice, ni la réponse.
        </p>
        <MediaField<Day> kind="sound" label="L'enregistrement (facultatif)" path="narration_url" />
      </Sheet>
      <Sheet className={SHEET} title="Le jeu">
        <BoardFields />
      </Sheet>
      <Sheet className={SHEET} title="Les réponses">
        <AnswerFields />
      </Sheet>
      <Sheet className={SHEET} title="Les indices">
        <HintFields />
      </Sheet>
      <Sheet className={SHEET} title="Une fois le jour résolu">
        <Fields fields={SOLVED} />
        <h3 className="text-lg font-bold">L'artefact</h3>
        <Fields fields={ARTEFACT} />
        <MediaField<Day> kind="artefact" label="L'image de l'artefact" path="artefact.image_url" />
        <BookField />
      </Sheet>
      <Sheet className={SHEET} title="Le défi de l'étoile">
        <div className="grid gap-5">
          <OptionalGroup<Day, 'defi'> blank={BLANK_BONUS} label="Ce jour a un défi de l'étoile" path="defi">
            <Fields fields={BONUS_QUESTION} />
            <TextList<Day>
              addLabel="Ajouter une réponse au défi"
              item="Réponse au défi"
              legend="Réponses au défi"
              path="defi.answers"
              plain
            />
            <Fields fields={BONUS_HELP} />
          </OptionalGroup>
        </div>
      </Sheet>
      <Sheet className={SHEET} title="La porte">
        <InstantField<Day>
          hint={
            door
              ? `Par le calendrier, elle s'ouvre le ${door}. Une date ici remplace celle-là.`
              : "Cette édition n'a pas de calendrier : sans date ici, la porte est ouverte."
          }
          label="Ouverture particulière"
          path="opens_at"
          timeZone={timeZone}
        />
      </Sheet>
      {isPlayed && <Refused day={day} />}
    </div>
  );
});

function Refused({ day }: { day: number }) {
  const { getValues, setValue } = useFormContext<Day>();
  return (
    <Sheet className={SHEET} title="Les réponses refusées">
      <RefusedAnswers
        day={day}
        onAdd={(typed) => {
          const answers = getValues('answers');
          setValue('answers', [...answers, typed]);
          focusSoon(fieldId(`answers.${answers.length}`));
        }}
      />
    </Sheet>
  );
}
