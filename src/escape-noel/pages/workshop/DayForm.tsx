import { memo } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { listAt } from '@/lib/jsonPath';
import { Sheet } from '@/ui/Sheet';
import { RefusedAnswers } from '../../game/admin/RefusedAnswers';
import { AnswerParts } from './AnswerParts';
import { BoardPart } from './BoardPart';
import { BonusPart } from './BonusPart';
import { fieldId, useEditor } from './editor';
import { HintParts } from './HintParts';
import { InstantPart } from './InstantPart';
import { MediaAddress } from './MediaAddress';
import { MediaPart } from './MediaPart';
import { TextPart } from './TextPart';

const SHEET = 'min-w-0 grid-cols-1 gap-5 p-4 sm:p-6';

interface DayFormProps {
  day: number;
  /** When its door opens by the calendar, in words; null without a calendar. */
  door: string | null;
  timeZone: string;
  /** Whether players can answer it now. */
  isPlayed: boolean;
}

/** The fields of a day. Memoized: a keystroke renders the fields that read what changed, and not the whole form. */
export const DayForm = memo(function DayForm({ day, door, timeZone, isPlayed }: DayFormProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-6">
      <Sheet className={SHEET} title="L'épisode et la question">
        <TextPart label="Titre" limit={60} path="title" />
        <TextPart
          hint="Deux à quatre phrases, à la deuxième personne."
          label="Épisode du jour"
          limit={600}
          lines={5}
          path="description"
        />
        <TextPart label="Question" limit={700} lines={6} path="question" />
        <MediaPart prefix="" />
      </Sheet>
      <Sheet className={SHEET} title="La lecture à voix haute">
        <p className="text-nuit-mist">
          Le bouton «&nbsp;Écouter&nbsp;» lit le jour avec la voix de l'appareil. Un enregistrement du titre,
          de l'épisode et de la question prend sa place&nbsp;: il ne dit ni un indice, ni la réponse.
        </p>
        <MediaAddress kind="sound" label="L'enregistrement (facultatif)" path="narration_url" />
      </Sheet>
      <Sheet className={SHEET} title="Le jeu">
        <BoardPart />
      </Sheet>
      <Sheet className={SHEET} title="Les réponses">
        <AnswerParts />
      </Sheet>
      <Sheet className={SHEET} title="Les indices">
        <HintParts />
      </Sheet>
      <Sheet className={SHEET} title="Une fois le jour résolu">
        <TextPart
          hint="Comment l'éclat est trouvé, où va la route."
          label="Fin de l'épisode"
          limit={300}
          lines={3}
          path="closing"
        />
        <TextPart
          hint="Pourquoi c'est la réponse, et un fait vrai et intéressant."
          label="Explication"
          limit={900}
          lines={6}
          path="explanation"
        />
        <TextPart
          hint="Un seul mot, dont l'initiale est une lettre de la phrase de l'étoile."
          label="Fragment"
          path="fragment"
        />
        <h3 className="text-lg font-bold">L'artefact</h3>
        <TextPart label="Nom de l'artefact" path="artefact.title" />
        <TextPart label="Description de l'artefact" lines={3} path="artefact.description" />
        <MediaAddress kind="artefact" label="L'image de l'artefact" path="artefact.image_url" />
      </Sheet>
      <Sheet className={SHEET} title="Le défi de l'étoile">
        <BonusPart />
      </Sheet>
      <Sheet className={SHEET} title="La porte">
        <InstantPart
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
  const { read, change } = useEditor();
  return (
    <Sheet className={SHEET} title="Les réponses refusées">
      <p className="text-nuit-mist">
        Accepter une réponse donne leurs points à ceux qui l'ont proposée. L'ajouter aux réponses la garde
        dans l'édition.
      </p>
      <RefusedAnswers
        day={day}
        onAdd={(typed) => {
          const answers = listAt(read(), 'answers');
          change('answers', [...answers, typed]);
          focusSoon(fieldId(`answers.${answers.length}`));
        }}
      />
    </Sheet>
  );
}
