import { useId } from 'react';
import { focusSoon } from '@/lib/focusSoon';
import { Button } from '@/ui/Button';
import { Notes } from '@/ui/Field';
import { fieldId, useEditor } from './editor';
import { StringsPart } from './StringsPart';
import { TextPart } from './TextPart';
import { useList } from './useList';

/** The accepted answers and the near misses of a day. */
export const AnswerParts = () => (
  <div className="grid gap-6">
    <StringsPart
      addLabel="Ajouter une réponse"
      first="Réponse de référence"
      hint="La première est celle que lit un joueur qui renonce. Les fautes d'orthographe, les articles et les pluriels sont acceptés tout seuls : il reste à écrire les synonymes."
      item="Réponse"
      legend="Réponses acceptées"
      path="answers"
      plain
    />
    <NearMisses />
  </div>
);

function NearMisses() {
  const { notes } = useEditor();
  const { indexes, add, remove } = useList('near_misses');
  const own = notes.get('near_misses');
  const addId = useId();
  return (
    <section aria-label="Réponses proches" className="grid gap-4">
      <h3 className="text-lg font-bold">Réponses proches</h3>
      <p className="text-sm text-ui-muted">
        Des erreurs prévisibles, avec une phrase qui dit ce qui manque sans donner la réponse.
      </p>
      {own !== undefined && <Notes notes={own.split('\n')} />}
      {indexes.map((index) => {
        const path = `near_misses.${index}`;
        const about = notes.get(path);
        return (
          <div className="grid gap-4 rounded-md border border-ui-line p-4" key={index}>
            {about !== undefined && <Notes notes={about.split('\n')} />}
            <StringsPart
              addLabel="Ajouter une réponse proche"
              item="Réponse proche"
              legend={`Réponses proches, groupe ${index + 1}`}
              limit={60}
              path={`${path}.answers`}
              plain
            />
            <TextPart label="Phrase" limit={160} lines={2} path={`${path}.message`} />
            <Button
              className="justify-self-start"
              onClick={() => {
                remove(index);
                focusSoon(addId);
              }}
              variant="quiet"
            >
              Retirer ce groupe
              <span className="sr-only">{` de réponses proches : ${index + 1}`}</span>
            </Button>
          </div>
        );
      })}
      <Button
        className="justify-self-start"
        id={addId}
        onClick={() => {
          add({ answers: [''], message: '' });
          focusSoon(fieldId(`near_misses.${indexes.length}.answers.0`));
        }}
        variant="quiet"
      >
        Ajouter un groupe de réponses proches
      </Button>
    </section>
  );
}
