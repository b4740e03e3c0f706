import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths, SENTENCE_HASH } from '@/paths';
import { Card } from '@/ui/Card';
import { useEditionTexts } from '../../game/edition/editionTexts';
import { pastEditionsQuery } from '../../game/edition/edition.queries';
import { useSeason } from '../../game/season/useSeason';

const WORDS = {
  holidays: {
    title: "Entre Noël et le jour de l'an",
    text: 'Les vingt-quatre portes sont ouvertes. Prends ton temps\u00A0: une énigme par soir, ou plusieurs sous la couverture.',
  },
  after: {
    title: 'Noël est passé, les portes restent ouvertes',
    text: 'Ton voyage ne bouge pas\u00A0: tes étoiles, ta constellation et tes révélations sont toujours là.',
  },
} as const;

/** After the last door: what a family can do now, and what stays (rule 7.13). */
export function SeasonCard() {
  const season = useSeason();
  return season === null || season.kind === 'advent' ? null : <AfterAdvent season={season.kind} />;
}

function AfterAdvent({ season }: { season: keyof typeof WORDS }) {
  const { data: past = [] } = useQuery(pastEditionsQuery);
  const { title, text } = WORDS[season];
  const texts = useEditionTexts();
  const next = season === 'after' && texts?.nextSeason;
  const ways = [
    { to: paths.game.final, name: 'La page finale' },
    { to: paths.game.constellation + SENTENCE_HASH, name: 'La phrase cachée dans le ciel, et sa lettre' },
    ...(past.length > 0 ? [{ to: paths.game.archives, name: 'Les portes des hivers passés' }] : []),
  ];
  return (
    <Card as="section" className="mt-10 grid w-full max-w-xl justify-items-center gap-3 p-6 sm:p-8" foil>
      <h2 className="text-balance text-2xl text-nuit-gold">{title}</h2>
      <p className="text-balance">{text}</p>
      {next && <p className="text-balance text-nuit-gold">{next}</p>}
      <ul>
        {ways.map(({ to, name }) => (
          <li key={to}>
            <Link
              className="inline-flex min-h-touch items-center px-2 font-bold text-nuit-gold underline underline-offset-4"
              to={to}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
