import GiftBox from '@art/escape-noel/gift.svg?react';
import { Card } from '@/ui/Card';
import { classes } from '@/ui/classes';
import { MAX_RIDDLE_SCORE, MAX_TOTAL } from '../../game/rules/contest';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { MEDIA_POINTS, REVIEW_POINTS, scoreForHints } from '../../game/rules/score';

/** For an edition that does not say it. */
const DEFAULT = 'Un cadeau spécial attend des chevaliers qui ont donné leur avis.';

interface GiftProps {
  /** The prizes in a sentence, in the edition's words (rule 15.17). */
  text: string | null;
  isKnown: boolean;
}

export function Gift({ text, isKnown }: GiftProps) {
  return (
    <Card as="section" className="grid gap-4 p-6 sm:p-8" foil>
      <div className="flex items-center gap-4">
        <GiftBox className="w-24 shrink-0" />
        <h2 className="text-2xl">Un cadeau à gagner</h2>
      </div>
      <p className={classes('text-nuit-gold', !isKnown && 'invisible')}>{text ?? DEFAULT}</p>
      <p>
        Après le concours, un tirage au sort choisit ceux qui recevront un cadeau spécial, parmi les
        chevaliers dont l'avis est validé. Les points, eux, font monter à la Table d'Honneur&nbsp;:
      </p>
      <ul className="grid gap-2">
        <Tip gain={`${MAX_RIDDLE_SCORE} max`}>
          {`Résous les énigmes sans indice : ${RIDDLE_COUNT}\u00A0×\u00A0${scoreForHints(0)}\u00A0points`}
        </Tip>
        <Tip gain={`+${REVIEW_POINTS}`}>Laisse un avis</Tip>
        <Tip gain={`+${MEDIA_POINTS}`}>Ajoute-lui une photo</Tip>
        <Tip gain={`${MAX_TOTAL} max`}>En tout</Tip>
      </ul>
    </Card>
  );
}

const Tip = ({ gain, children }: { gain: string; children: string }) => (
  <li className="flex items-baseline justify-between gap-4 border-b border-nuit-line pb-2 last:border-0 last:font-bold last:text-nuit-gold">
    <span>{children}</span>
    <span className="shrink-0 font-bold text-nuit-gold">{gain}</span>
  </li>
);
