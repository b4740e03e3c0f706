import { definePaper, type PaperProps } from '../definePaper';
import { Boxes, HowTo } from '../PaperPieces';
import { listen, noteName, phrasesOf, type ListenPlay } from './rules';

function ListenPaper({ play }: PaperProps<ListenPlay>) {
  if (play.shape === 'keys')
    return (
      <>
        <HowTo>
          À écouter ensemble sur le site. Note ici, dans l'ordre, le numéro de chaque son que tu veux jouer.
        </HowTo>
        <ol className="paper-keys">
          {play.keys.map(({ name }, index) => (
            <li key={name}>
              <b>{index + 1}</b>
              {name !== String(index + 1) && ` ${name}`}
            </li>
          ))}
        </ol>
        <Boxes count={play.length} label="Je joue" />
      </>
    );
  const phrases = phrasesOf(play);
  return (
    <>
      <HowTo>
        À écouter ensemble sur le site, note après note. Entoure ici celles qui te semblent fausses&nbsp;: il
        y en a {play.count}.
      </HowTo>
      {phrases.map((phrase, line) => {
        const before = phrases.slice(0, line).flat().length;
        return (
          <ol className="paper-notes" key={line}>
            {phrase.map((note, index) => (
              <li key={index}>
                <b>{before + index + 1}</b> {noteName(note)}
              </li>
            ))}
          </ol>
        );
      })}
      <Boxes count={play.count} label="Les notes fausses" />
    </>
  );
}

export const readPaper = definePaper(listen, ListenPaper, () => true);
