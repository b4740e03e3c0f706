import type { Morning } from '@/api/morning';
import type { VisitFigures } from '@/api/visits';
import { formatCount } from '@/lib/french';
import { paths } from '@/paths';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';
import { stuckCount } from '../../game/admin/visitFigures';
import { doorState } from './doorState';

const ROWS: readonly (readonly [string, (figures: VisitFigures, threshold: number) => number | null])[] = [
  ['Ouverte', ({ opened }) => opened],
  ['Trouvée', ({ found }) => found],
  ['Réponse révélée', ({ revealed }) => revealed],
  ['Encore bloqués', stuckCount],
];

/** Today's door and its figures, as « Fréquentation » has them (rule 8.9). */
export function DoorCard({ morning }: { morning: Morning }) {
  const { title, texts, hasFigures } = doorState(morning);
  return (
    <Sheet className="min-w-0 content-start gap-4 p-4 sm:p-6" title={title}>
      {hasFigures && morning.door && <Figures {...morning.door} threshold={morning.threshold} />}
      {texts.map((text) => (
        <p className="text-pretty text-nuit-mist" key={text}>
          {text}
        </p>
      ))}
      {morning.edition && (
        <TextLink className="justify-self-start" tall to={paths.admin.visits}>
          Toute la fréquentation
        </TextLink>
      )}
    </Sheet>
  );
}

function Figures({ day, figures, threshold }: NonNullable<Morning['door']> & { threshold: number }) {
  const cells = (of: VisitFigures) => ROWS.map(([label, read]) => [label, read(of, threshold)] as const);
  const visitors = new Map(cells(figures.visitor));
  return (
    <>
      <table className="w-full border-collapse tabular-nums">
        <caption className="sr-only">{`Le jour ${day}, chevaliers et visiteurs`}</caption>
        <thead className="text-base text-nuit-mist">
          <tr>
            <th scope="col">
              <span className="sr-only">Ce qui est compté</span>
            </th>
            <th className="pb-1 text-right font-normal" scope="col">
              Chevaliers
            </th>
            <th className="pb-1 text-right font-normal" scope="col">
              Sans compte
            </th>
          </tr>
        </thead>
        <tbody>
          {cells(figures.knight).map(([label, knights]) => (
            <tr className="border-t border-nuit-line" key={label}>
              <th className="py-1.5 text-left font-normal" scope="row">
                {label}
              </th>
              {[knights, visitors.get(label) ?? null].map((count, index) => (
                <td className="py-1.5 pl-3 text-right" key={index}>
                  {count === null ? (
                    <span className="text-base text-nuit-mist">{`moins de ${threshold}`}</span>
                  ) : (
                    <strong className="font-display text-2xl leading-none text-nuit-gold">
                      {formatCount(count)}
                    </strong>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-pretty text-base text-nuit-mist">
        Bloqués : ils ont ouvert ou essayé, sans trouver ni faire révéler. Les nombres de « Fréquentation »,
        où « Sans compte » compte des onglets.
      </p>
    </>
  );
}
