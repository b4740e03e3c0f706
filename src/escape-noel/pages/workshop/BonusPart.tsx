import { useRef } from 'react';
import { valueAt } from '@/lib/jsonPath';
import { Checkbox } from '@/ui/Checkbox';
import { fieldId, useEditor, usePartValue } from './editor';
import { StringsPart } from './StringsPart';
import { TextPart } from './TextPart';

const BLANK = { question: '', answers: [''], hint: '', explanation: '' };

/** The day's bonus question (rules 13). */
export function BonusPart() {
  const { read, change } = useEditor();
  const hasOne = usePartValue((content) => Boolean(valueAt(content, 'defi')));
  /** What comes back when the box is ticked again. */
  const removed = useRef<unknown>(BLANK);
  return (
    <div className="grid gap-5">
      <Checkbox
        checked={hasOne}
        id={fieldId('defi')}
        onChange={(checked) => {
          if (!checked) removed.current = valueAt(read(), 'defi');
          change('defi', checked ? removed.current : null);
        }}
      >
        Ce jour a un défi de l'étoile
      </Checkbox>
      {hasOne && (
        <>
          <TextPart label="Question du défi" limit={500} lines={4} path="defi.question" />
          <StringsPart
            addLabel="Ajouter une réponse au défi"
            item="Réponse au défi"
            legend="Réponses au défi"
            path="defi.answers"
            plain
          />
          <TextPart label="Indice du défi" limit={240} lines={2} path="defi.hint" />
          <TextPart label="Explication du défi" limit={700} lines={4} path="defi.explanation" />
        </>
      )}
    </div>
  );
}
