import type { ReactNode } from 'react';
import { paths } from '@/paths';
import { Sheet } from '@/ui/Sheet';
import { TextLink } from '@/ui/TextLink';

/** An example that no edition has, projected and printed (`npm run screenshots`); for who has no account yet. */
export const Samples = () => (
  <Sheet title="À quoi cela ressemble">
    <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[2fr_1fr]">
      <Sample
        alt="Un jour projeté en deux colonnes : à gauche l'histoire de l'écureuil, à droite cinq phrases à ranger, puis le bouton pour valider."
        height={562}
        legend={'Au tableau\u00a0: à gauche ce qui se lit, page par page, à droite le jeu.'}
        name="tableau"
        width={1000}
      />
      <Sample
        alt="La feuille du même jour, en noir sur blanc : l'histoire, la question, et les phrases à découper."
        height={756}
        legend={'Sur une feuille\u00a0: le même jour, à découper et à écrire.'}
        name="feuille"
        width={640}
      >
        <TextLink to={paths.game.print}>Imprimer les jours ouverts</TextLink>
      </Sample>
    </div>
    <p className="text-base text-ui-muted">
      Cette énigme est un exemple&nbsp;: elle n'est dans aucune édition, et ne dévoile aucun jour.
    </p>
  </Sheet>
);

interface SampleProps {
  name: 'tableau' | 'feuille';
  alt: string;
  width: number;
  height: number;
  legend: string;
  /** Below the legend. */
  children?: ReactNode;
}

/** RGAA 1.9 asks for the role that the element has by itself, for screen readers that do not know it. */
const FIGURE = { role: 'figure' } as const;

/** Its name is its legend (RGAA 1.9). */
const Sample = ({ name, alt, width, height, legend, children }: SampleProps) => (
  <figure {...FIGURE} aria-label={legend} className="grid content-start gap-2">
    <img
      alt={alt}
      className="h-auto w-full rounded-md border border-ui-line bg-white"
      decoding="async"
      height={height}
      loading="lazy"
      src={`/class/${name}.webp`}
      width={width}
    />
    <figcaption>{legend}</figcaption>
    {children}
  </figure>
);
