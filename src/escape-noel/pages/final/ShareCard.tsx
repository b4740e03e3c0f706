import cardArt from '@art/escape-noel/christmas-card.svg';
import { counted, elided } from '@/lib/french';
import { publisher } from '@/publisher';
import { RIDDLE_COUNT } from '../../shared/rules/days';
import { SharePicture } from '../../shared/sharing/SharePicture';
import { bonusAnswersText, magicPointsText, rankText, type FinalFigures } from './figures';

const CARD = { width: 400, height: 560, scale: 3, background: '#0d1117', drawings: [cardArt] } as const;
const WORDS = {
  fileName: 'carte-noel.png',
  downloadName: 'ma-carte-noel.png',
  title: 'Ma carte de Noël magique',
} as const;

interface ShareCardProps {
  name: string;
  figures: FinalFigures;
  sentence: string | null;
}

/** The Christmas card to share. */
export function ShareCard({ name, figures, sentence }: ShareCardProps) {
  const { score, fragmentCount, bonusAnswerCount, rank } = figures;
  return (
    <SharePicture
      alternative={`Carte de Noël ${elided('de', name)} : ${magicPointsText(score ?? 0)}, ${counted(fragmentCount, 'fragment')} sur ${RIDDLE_COUNT}.`}
      label="Partager ma carte de Noël"
      picture={CARD}
      prepare="opened"
      words={WORDS}
    >
      {/* Plain boxes and hexadecimal colours, for html2canvas. */}
      <div className="christmas-card">
        <img alt="" height={CARD.height} src={cardArt} width={CARD.width} />
        <div className="christmas-card-words">
          <p className="christmas-card-title">Joyeux Noël !</p>
          <p className="christmas-card-name">{name}</p>
          <p className="christmas-card-line">
            {magicPointsText(score ?? 0)} · {fragmentCount}/{RIDDLE_COUNT} fragments
          </p>
          {bonusAnswerCount > 0 && (
            <p className="christmas-card-line">{bonusAnswersText(bonusAnswerCount)}</p>
          )}
          {rank !== null && <p className="christmas-card-line">Classement : {rankText(rank)}</p>}
          {sentence !== null && <p className="christmas-card-sentence">{sentence}</p>}
        </div>
        <p className="christmas-card-publisher">{publisher.name}</p>
      </div>
    </SharePicture>
  );
}
