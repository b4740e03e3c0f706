import { useState } from 'react';
import { Field } from '@/ui/Field';
import { Select } from '@/ui/inputs';
import { Sheet } from '@/ui/Sheet';
import { RefusedAnswers } from '../../game/admin/RefusedAnswers';
import { ALL_DAYS } from '../../game/rules/days';

export function WrongAnswers() {
  const [day, setDay] = useState(1);
  return (
    <Sheet className="min-w-0 gap-5 p-4 sm:p-6" title="Les réponses refusées">
      <p className="text-nuit-mist">
        Une variante juste se cache parfois parmi elles. L'accepter donne leurs points, une seule fois, à tous
        ceux qui l'ont proposée. Pense à l'ajouter aussi à son jour, dans les éditions.
      </p>
      <Field label="Énigme du jour">
        {(control) => (
          <Select
            {...control}
            className="max-w-40"
            onChange={(event) => setDay(Number(event.target.value))}
            value={day}
          >
            {ALL_DAYS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <RefusedAnswers day={day} key={day} />
    </Sheet>
  );
}
