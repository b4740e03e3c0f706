import type { Morning } from '@/api/morning';
import { counted } from '@/lib/french';
import { paths } from '@/paths';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/Button';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { AcceptAnswer } from '../../game/admin/AcceptAnswer';

/** The refused answers that many knights gave today: an admin may accept one (rule 8.9). Stays once the last one is accepted, to say so. */
export const RefusedToday = ({ answers }: { answers: Morning['refusedAnswers'] }) => (
  <AcceptAnswer>
    {(ask) =>
      answers.length > 0 && (
        <Sheet className="min-w-0 gap-3 p-4 sm:p-6" title="Refusées aujourd'hui à beaucoup">
          <p className="max-w-prose text-pretty text-base text-nuit-mist">
            Si l'une est juste, l'accepter donne dès maintenant leurs points à tous ceux qui l'ont proposée.
            Cela ne se reprend pas.
          </p>
          <ul aria-label="Réponses refusées aujourd'hui">
            {answers.map((answer) => (
              <li
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-nuit-line py-2"
                key={`${answer.day} ${answer.normalized}`}
              >
                <p className="flex min-w-0 flex-1 basis-52 flex-wrap items-center gap-x-3">
                  <strong className="wrap-anywhere min-w-0">{answer.typed}</strong>
                  {answer.almost && <Badge>Presque</Badge>}
                  <span className="text-base text-nuit-mist">
                    {`jour ${answer.day}, ${counted(answer.since, 'chevalier', 'chevaliers')} aujourd'hui`}
                  </span>
                </p>
                <TextLink tall to={`${paths.admin.refusedAnswers}?jour=${answer.day}`}>
                  {`Voir le jour ${answer.day}`}
                </TextLink>
                <Button onClick={() => ask(answer)} variant="quiet">
                  Accepter
                  <span className="sr-only">{` la réponse ${answer.typed}`}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )
    }
  </AcceptAnswer>
);
