import { paths } from '@/paths';
import { ButtonLink } from '@/ui/Button';
import { CheckIcon } from '@/ui/icons';
import type { Door } from '../../game/rules/nextStop';

interface DoorLinksProps {
  doors: readonly Door[];
  solved: ReadonlySet<number>;
}

/** Links to the projector of days that the class may play. */
export const DoorLinks = ({ doors, solved }: DoorLinksProps) => (
  <ul className="flex flex-wrap gap-3">
    {doors.map(({ day }) => (
      <li key={day}>
        <ButtonLink
          context={solved.has(day) ? '(résolu)' : ''}
          size="lg"
          to={paths.blackboard(day)}
          variant={solved.has(day) ? 'quiet' : 'gold'}
        >
          {solved.has(day) && <CheckIcon />}
          Projeter le jour {day}
        </ButtonLink>
      </li>
    ))}
  </ul>
);
