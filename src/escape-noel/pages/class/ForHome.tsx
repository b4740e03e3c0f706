import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { useEditionPaths } from '../../game/edition/useEdition';
import type { Door } from '../../game/rules/nextStop';
import { dayText, type ClassState } from '../../game/class/class.queries';
import { listText } from './classTexts';

/** The doors of the holidays (rule 25.4): pupils play them at home without an account. */
export function ForHome({ doors, state }: { doors: readonly Door[]; state: ClassState }) {
  const here = useEditionPaths();
  const days = doors.map(({ day }) => day);
  const open = doors.filter(({ isOpen, day }) => isOpen && !state.solved.has(day));
  return (
    <Sheet title="Pour la maison">
      <p>
        {days.length === 1 ? 'La porte' : 'Les portes'} {listText(days)}{' '}
        {days.length === 1 ? "s'ouvre" : "s'ouvrent"} pendant les vacances. Chacun peut jouer chez soi, sans
        compte, à la page d'accueil du jeu.
      </p>
      {open.length > 0 && (
        <>
          <p>À ouvrir aussi d'ici&nbsp;:</p>
          <ul className="grid">
            {open.map(({ day }) => (
              <li key={day}>
                <TextLink tall to={here.riddle(day)}>
                  {dayText(state, day)}
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}
