import cardArt from '@art/escape-noel/christmas-card.svg';
import type { PastEdition } from '@/api/editions';
import { counted, elided } from '@/lib/french';
import { isolated } from '@/lib/isolated';
import { publisher } from '@/publisher';
import { RIDDLE_COUNT } from '../../game/rules/days';
import { SharePicture } from '../../game/sharing/SharePicture';
import { bonusAnswersText, magicPointsText, rankText, type FinalFigures } from './figures';

const CARD = { width: 400, height: 560, scale: 3, background: '#0d1117', drawings: [cardArt] } as const;
const WORDS = {
  fileName: 'carte-noel.png',
  downloadName: 'ma-carte-noel.png',
  title: 'Ma carte de Noël magique',
} as const;
const LINE = 'mt-[4px] font-text text-[16px] leading-[24px]';

interface ShareCardProps {
  /** A past edition; null for the current one. */
  edition: PastEdition | null;
  name: string;
  figures: FinalFigures;
  sentence: string | null;
}

export function ShareCard({ edition, name, figures, sentence }: ShareCardProps) {
  const { score, fragmentCount, bonusAnswerCount, rank } = figures;
  return (
    <SharePicture
      alternative={`Carte de Noël ${elided('de', isolated(name))} : ${magicPointsText(score ?? 0)}, ${counted(fragmentCount, 'fragment')} sur ${RIDDLE_COUNT}${edition ? `, édition ${edition.code}` : ''}.`}
      label="Partager ma carte de Noël"
      picture={CARD}
      prepare="opened"
      words={{ ...WORDS, title: `${WORDS.title}${edition ? `\u00A0· Édition\u00A0${edition.code}` : ''}` }}
    >
      {/* Plain boxes and hexadecimal colours, for html2canvas. */}
      <div className="relative h-[560px] w-[400px] overflow-hidden bg-[#0d1117] text-center font-display text-nuit-ivory">
        <img
          alt=""
          className="absolute left-0 top-0 h-[560px] w-[400px]"
          height={CARD.height}
          src={cardArt}
          width={CARD.width}
        />
        <div className="absolute left-[40px] right-[40px] top-[200px]">
          <p className="text-[40px] font-semibold leading-[48px] text-nuit-gold">Joyeux Noël !</p>
          <p className="wrap-anywhere text-[25px] font-semibold leading-[34px]">{name}</p>
          <p className={LINE}>
            {magicPointsText(score ?? 0)} · {fragmentCount}/{RIDDLE_COUNT} fragments
          </p>
          {bonusAnswerCount > 0 && <p className={LINE}>{bonusAnswersText(bonusAnswerCount)}</p>}
          {rank !== null && (
            <p className={LINE}>
              {edition ? 'Classement final' : 'Classement'}&nbsp;: {rankText(rank)}
            </p>
          )}
          {edition && <p className={LINE}>{`Édition ${edition.code} · ${edition.title}`}</p>}
          {sentence !== null && (
            <p className="mt-[12px] text-balance text-[19px] font-semibold leading-[27px] tracking-[1px] text-nuit-gold">
              {sentence}
            </p>
          )}
        </div>
        <p className="absolute bottom-[30px] left-0 right-0 text-[15px] leading-[20px]">{publisher.name}</p>
      </div>
    </SharePicture>
  );
}
