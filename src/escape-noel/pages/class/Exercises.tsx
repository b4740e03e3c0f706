import type { ReactNode } from 'react';
import { Sheet } from '@/ui/Sheet';
import { dayText, type ClassState } from '../../game/class/class.queries';
import { exercises, skillOf } from './skills';

/** For which pupils, how long, and what is practised: of every edition, then of each open day of this one. */
export function Exercises({ state }: { state: ClassState | null }) {
  const open = [...(state?.days.values() ?? [])].flatMap((each) => {
    const skill = skillOf(each);
    return skill === null ? [] : [{ day: each.day, skill }];
  });
  return (
    <Sheet title="Pour quels élèves, et pour travailler quoi">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Fact name="Niveau">
          Cycle 2 et cycle 3. Au CP et au CE1, lisez l'énigme à voix haute, ou laissez «&nbsp;Écouter&nbsp;»
          la lire. Du CE2 au CM2, la classe la lit et la résout presque seule.
        </Fact>
        <Fact name="Durée">
          De dix à quinze minutes par jour. Trois indices raccourcissent la recherche quand la cloche
          approche.
        </Fact>
        <Fact name="Matériel">
          Un vidéoprojecteur et une connexion, ou seulement des feuilles, des crayons et des ciseaux.
        </Fact>
      </dl>
      <h3 className="text-xl">Ce que les énigmes font travailler</h3>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 md:grid-cols-2">
        {exercises.map(({ name, skill }) => (
          <li key={name}>
            <strong>{name}</strong>
            <br />
            {skill}
          </li>
        ))}
      </ul>
      {state && open.length > 0 && (
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center font-bold text-ui-accent-text underline underline-offset-4">
            Jour par jour, les jours ouverts
          </summary>
          <ul className="grid grid-cols-1 gap-x-8 gap-y-2 pt-2 md:grid-cols-2">
            {open.map(({ day, skill }) => (
              <li key={day}>
                <strong>{dayText(state, day)}</strong>
                <br />
                {skill}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Sheet>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="font-bold">{name}</dt>
    <dd className="mb-2 sm:mb-0">{children}</dd>
  </>
);
