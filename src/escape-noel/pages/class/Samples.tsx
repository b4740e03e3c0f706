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
        name="tableau"
        width={1000}
      >
        Au tableau&nbsp;: à gauche ce qui se lit, page par page, à droite le jeu.
      </Sample>
      <Sample
        alt="La feuille du même jour, en noir sur blanc : l'histoire, la question, et les phrases à découper."
        height={756}
        name="feuille"
        width={640}
      >
        Sur une feuille&nbsp;: le même jour, à découper et à écrire.{' '}
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
  children: ReactNode;
}

const Sample = ({ name, alt, width, height, children }: SampleProps) => (
  <figure className="grid gap-2">
    <img
      alt={alt}
      className="h-auto w-full rounded-md border border-ui-line bg-white"
      decoding="async"
      height={height}
      loading="lazy"
      src={`/class/${name}.webp`}
      width={width}
    />
    <figcaption>{children}</figcaption>
  </figure>
);
