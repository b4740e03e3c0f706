import type { Media, Riddle } from '@/api/riddles';
import { publisher } from '@/publisher';
import { openPaper } from '../../kinds/papers';
import { useEditionPaths } from '../../game/edition/useEdition';
import { InkPicture } from '../../game/media/InkPicture';
import { useProgress } from '../../game/player/useProgress';
import { printedAddress } from '../../game/sharing/printedAddress';

/** A day on paper: its story, its question, its board to cut or to write on, and a place for the answer. Never the answer. */
export function DaySheet({ riddle }: { riddle: Riddle }) {
  const { day, title, description, question, media, play } = riddle;
  const { days } = useProgress();
  const paper = play && openPaper(play);
  return (
    <article className="sheet sheet-day" id={`feuille-${day}`}>
      <h2 className="sheet-title">
        <span>Jour {day}</span> {title}
      </h2>
      <p>{description}</p>
      <SheetMedia day={day} media={media} />
      <p className="sheet-question">{question}</p>
      {paper ? (
        <div className="paper-board">{paper.render({ hasSolved: (each) => days.has(each) })}</div>
      ) : (
        play && <OnSite day={day}>Ce jeu se joue ensemble sur le site</OnSite>
      )}
      {!paper?.hasAnswer && <p className="sheet-answer">Ma réponse&nbsp;:</p>}
      {!paper && <p className="sheet-drawing">Mon dessin&nbsp;:</p>}
      <footer className="sheet-foot">
        Escape Noël · {publisher.name} · jour {day}
      </footer>
    </article>
  );
}

function SheetMedia({ day, media }: { day: number; media: Media }) {
  if (media.type === 'none') return null;
  if (media.type === 'image')
    return <InkPicture alt={media.alternative} className="sheet-picture" src={media.url} />;
  return (
    <OnSite day={day}>
      {media.type === 'video' ? 'Un petit film, à regarder ensemble' : 'Un son, à écouter ensemble'}
    </OnSite>
  );
}

/** Says what paper cannot do, and where to do it. */
function OnSite({ day, children }: { day: number; children: string }) {
  const { riddle } = useEditionPaths();
  return (
    <p className="sheet-site">
      {children}&nbsp;: {printedAddress(riddle(day))}
    </p>
  );
}
