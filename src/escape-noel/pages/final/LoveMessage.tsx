import { publisher } from '@/publisher';
import { classes } from '@/ui/classes';
import { useEditionTexts } from '../../game/edition/editionTexts';

/** For an edition without its own last words. */
const DEFAULT =
  "Tu as ouvert vingt-quatre portes, et tu n'étais pas seul\u00A0: quelqu'un lisait avec toi, t'attendait, ou riait de tes trouvailles.\n\nN'oublie pas ce chemin. On le refait quand on veut, à condition d'y emmener ceux que l'on aime.";

/** The publisher's last words, which belong to the edition's story (rule 15.18). */
export function LoveMessage() {
  const texts = useEditionTexts();
  const paragraphs = (texts?.farewell ?? DEFAULT).split(/\n{2,}/);
  return (
    <section
      aria-labelledby="love-title"
      className="mx-auto grid w-full max-w-2xl rotate-[-0.6deg] gap-[0.9rem] rounded-sm bg-[linear-gradient(135deg,#fffaf0,#f1e3ea)] p-[2rem_clamp(1.25rem,5vw,3rem)] text-[1.1875rem] text-aube-ink shadow-[0_18px_44px_rgba(0,0,0,0.45)]"
    >
      <h2 className="text-2xl text-aube-plum" id="love-title">
        Un mot pour toi, au pied du sapin
      </h2>
      {/* The default one takes the place of the edition's until that one is known. */}
      <div className={classes('grid gap-[0.9rem]', texts === undefined && 'invisible')}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className="text-balance font-display text-[1.25rem] italic text-aube-plum">
        Joyeux Noël, petit chevalier. Avec tout notre amour, {publisher.name}
      </p>
    </section>
  );
}
