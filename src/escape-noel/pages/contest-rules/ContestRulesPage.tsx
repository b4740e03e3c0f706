import { useQuery } from '@tanstack/react-query';
import type { Contest } from '@/api/contest';
import { counted } from '@/lib/french';
import { frenchDay } from '@/lib/frenchDates';
import { paths } from '@/paths';
import { contestRules, legal } from '@/publisherDetails';
import { publisher } from '@/publisher';
import { PageHeading } from '@/ui/PageHeading';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { contestQuery } from '../../game/season/contest.queries';
import { contestDate } from '../../game/season/contestTexts';
import { useContestDates } from '../../game/season/useContestDates';
import { contestListsQuery, drawsQuery } from './contestRules.queries';

/** For an edition that does not write them. */
const DEFAULTS = {
  entrants: 'Chaque chevalier qui a un compte peut participer.',
  prizes: 'Les lots sont annoncés ici avant la fin du concours.',
} as const;

/** « du 1er décembre 2026 au 8 janvier 2027 inclus », after a comma; nothing without a date. */
function periodText({ from, until }: ReturnType<typeof useContestDates>): string {
  if (from !== null && until !== null) return `, du ${from} au ${until} inclus`;
  if (from !== null) return `, à partir du ${from}`;
  return until === null ? '' : `, jusqu'au ${until} inclus`;
}

/** How the winners are chosen, with the day and the number that the edition announces. */
function drawText(contest: Contest | null | undefined): string {
  const { drawOn, winners } = contest ?? {};
  const day = drawOn ? `, le ${contestDate(drawOn)}` : '';
  const chosen = winners ? counted(winners, 'gagnant') : 'les gagnants';
  return `Après la fin du concours${day}, un tirage désigne ${chosen} parmi les avis validés. Chaque avis validé reçoit un numéro, qui ne dit rien de son auteur.`;
}

/**
 * The rules of the review contest, and the draws that were made (rule 8.7): the lasting texts are in `publisherDetails.ts`, this year's in
 * the edition (rule 15.17).
 */
export function ContestRulesPage() {
  const { name, retailer, contactEmail } = publisher;
  const dates = useContestDates();
  const { data: contest } = useQuery(contestQuery);
  const period = contest === undefined ? '' : periodText(dates);
  return (
    <article className="mx-auto grid w-full max-w-4xl gap-6 px-3 pt-10 sm:px-6 lg:pt-14">
      <PageHeading className="text-center text-4xl lg:text-5xl">Règlement du concours</PageHeading>
      <Sheet title="Qui organise, et quand">
        <p>
          {legal.company} ({name}), {legal.address}, organise un concours gratuit, sans obligation d'achat
          {period}. Il n'est ni géré ni parrainé par {retailer.name}.
        </p>
        <p>
          Le concours se joue dans la page <TextLink to={paths.game.contest}>Concours</TextLink>.
        </p>
      </Sheet>
      <Sheet title="Qui peut participer">
        <p>{contest?.entrants ?? DEFAULTS.entrants}</p>
        <p>{contestRules.exclusions}</p>
        <p>{contestRules.minors}</p>
      </Sheet>
      <Sheet title="Comment participer">
        <p>{contestRules.condition}</p>
      </Sheet>
      <Sheet title="Les lots">
        <Paragraphs texts={(contest?.prizes ?? DEFAULTS.prizes).split(/\n{2,}/)} />
      </Sheet>
      <Sheet title="Le tirage au sort">
        <p>{drawText(contest)}</p>
        <Paragraphs texts={contestRules.draw} />
        <Lists />
        <Draws />
      </Sheet>
      <Sheet title="Données personnelles, questions et réclamations">
        <p>
          {contestRules.data} Le reste est dans la page{' '}
          <TextLink to={paths.game.privacy}>Vie privée</TextLink>.
        </p>
        <p>
          Une question, une réclamation&nbsp;?{' '}
          <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink>.
        </p>
        {contest?.writtenOn && (
          <p className="text-nuit-mist">Règlement écrit le {contestDate(contest.writtenOn)}.</p>
        )}
      </Sheet>
    </article>
  );
}

const Paragraphs = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>);

/** Published before the numbers of the draw are known: it cannot be chosen to suit them. */
function Lists() {
  const { data: lists = [] } = useQuery(contestListsQuery);
  if (lists.length === 0) return null;
  return (
    <ul aria-label="Listes des participations" className="grid gap-3">
      {lists.map(({ edition, entrants, ticketsDigest, closedAt }) => (
        <li className="min-w-0 break-words rounded-md border border-nuit-line p-3" key={edition}>
          <p className="font-bold">{`Édition ${edition}\u00A0: liste fixée le ${frenchDay(closedAt)}`}</p>
          <p>{counted(entrants, 'participation')}.</p>
          <p className="break-all text-base text-nuit-mist">Empreinte de la liste&nbsp;: {ticketsDigest}</p>
        </li>
      ))}
    </ul>
  );
}

function Draws() {
  const { data: draws = [] } = useQuery(drawsQuery);
  if (draws.length === 0) return null;
  return (
    <ul aria-label="Tirages" className="grid gap-3">
      {draws.map(({ edition, seed, entrants, ticketsDigest, winners, drawnAt }) => (
        <li className="min-w-0 break-words rounded-md border border-nuit-line p-3" key={`${edition} ${seed}`}>
          <p className="font-bold">{`Édition ${edition}, le ${frenchDay(drawnAt)}`}</p>
          <p>
            Graine&nbsp;: «&nbsp;<bdi>{seed}</bdi>&nbsp;», {counted(entrants, 'participation')}.
          </p>
          <p className="break-words">Numéros gagnants&nbsp;: {winners.join(', ')}</p>
          <p className="break-all text-base text-nuit-mist">Empreinte de la liste&nbsp;: {ticketsDigest}</p>
        </li>
      ))}
    </ul>
  );
}
