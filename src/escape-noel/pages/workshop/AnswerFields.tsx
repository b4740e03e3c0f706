import { useWatch } from 'react-hook-form';
import type { Day } from '../../edition/document';
import { madeAnswers, makesAnswer } from '../../kinds/solution/solution';
import { TextField } from '../../workshop/form/Fields';
import { ItemList } from '../../workshop/form/ItemList';
import { noteLines, useFieldNotes } from '../../workshop/form/notes';
import { TextList } from '../../workshop/form/TextList';
import { Notes } from '@/ui/Field';

/** The accepted answers and the near misses of a day. */
export const AnswerFields = () => (
  <div className="grid gap-6">
    <Accepted />
    <section aria-label="Réponses proches" className="grid gap-4">
      <h3 className="text-lg font-bold">Réponses proches</h3>
      <p className="text-sm text-ui-muted">
        Des erreurs prévisibles, avec une phrase qui dit ce qui manque sans donner la réponse.
      </p>
      <ItemList<Day>
        addLabel="Ajouter un groupe de réponses proches"
        blank={() => ({ answers: [''], message: '' })}
        focus="answers.0"
        nameOf={(index) => `de réponses proches : ${index + 1}`}
        path="near_misses"
        removeLabel="Retirer ce groupe"
      >
        {(index) => <NearMiss index={index} />}
      </ItemList>
    </section>
  </div>
);

const TYPED_HINT =
  "La première est celle que lit un joueur qui renonce. Les fautes d'orthographe, les articles et les pluriels sont acceptés tout seuls : il reste à écrire les synonymes.";
const MADE_HINT =
  'Les joueurs répondent par le jeu, et sa solution se montre plus haut. Ici, une phrase la dit à qui renonce : « Flocon, puis Noisette ».';

/** The answers in words: the workshop writes the one that a board makes. */
function Accepted() {
  const [play, answers] = useWatch<Day, ['play', 'answers']>({ name: ['play', 'answers'] });
  return (
    <TextList<Day>
      addLabel="Ajouter une réponse"
      first="Réponse de référence"
      hidden={madeAnswers(play, answers)}
      hint={makesAnswer(play) ? MADE_HINT : TYPED_HINT}
      item="Réponse"
      legend="Réponses acceptées"
      path="answers"
      plain
    />
  );
}

function NearMiss({ index }: { index: number }) {
  const about = noteLines(useFieldNotes().get(`near_misses.${index}`) ?? '');
  return (
    <>
      {about.length > 0 && <Notes notes={about} />}
      <TextList<Day>
        addLabel="Ajouter une réponse proche"
        item="Réponse proche"
        legend={`Réponses proches, groupe ${index + 1}`}
        limit={60}
        path={`near_misses.${index}.answers`}
        plain
      />
      <TextField<Day> label="Phrase" limit={160} lines={2} path={`near_misses.${index}.message`} />
    </>
  );
}
