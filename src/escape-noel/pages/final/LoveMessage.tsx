import { publisher } from '@/publisher';

/** The publisher's Christmas letter. */
export function LoveMessage() {
  return (
    <section
      aria-labelledby="love-title"
      className="final-letter mx-auto grid w-full max-w-2xl gap-[0.9rem] rounded-sm text-[1.1875rem] text-aube-ink"
    >
      <h2 className="text-2xl text-aube-plum" id="love-title">
        Un mot pour toi, au pied du sapin
      </h2>
      <p>
        Tu cherchais la lumière au creux des forêts, sous la neige et derrière les mots. Elle était aussi dans
        chaque question posée à deux, dans chaque main tendue, dans chaque rire partagé devant une énigme.
      </p>
      <p>
        Garde-la bien au chaud. C'est la seule lumière qui grandit quand on la donne : alors offre-la, à ceux
        que tu aimes et à ceux qui en manquent.
      </p>
      <p className="text-balance font-display text-[1.25rem] italic text-aube-plum">
        Joyeux Noël, petit chevalier. Avec tout notre amour, {publisher.name}
      </p>
    </section>
  );
}
