import { publisher } from '@/publisher';

export function LoveMessage() {
  return (
    <section
      aria-labelledby="love-title"
      className="mx-auto grid w-full max-w-2xl rotate-[-0.6deg] gap-[0.9rem] rounded-sm bg-[linear-gradient(135deg,#fffaf0,#f1e3ea)] p-[2rem_clamp(1.25rem,5vw,3rem)] text-[1.1875rem] text-aube-ink shadow-[0_18px_44px_rgba(0,0,0,0.45)]"
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
