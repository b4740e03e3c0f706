import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Sheet } from '@/ui/Sheet';
import { DaySelect } from '../../game/admin/DaySelect';
import { RefusedAnswers } from '../../game/admin/RefusedAnswers';

export function WrongAnswers() {
  const [day, setDay] = useState(1);
  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Les réponses refusées">
      <p className="text-nuit-mist">
        Une variante juste se cache parfois parmi elles. L'accepter donne leurs points, une seule fois, à tous
        ceux qui l'ont proposée. Pense à l'ajouter aussi à son jour, dans les éditions.
      </p>
      <Field label="Énigme du jour">
        {(control) => <DaySelect {...control} className="max-w-40" onChange={setDay} value={day} />}
      </Field>
      <RefusedAnswers day={day} key={day} />
    </Sheet>
  );
}
