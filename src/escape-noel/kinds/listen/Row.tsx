import { counted } from '@/lib/french';
import { CloseIcon } from '@/ui/icons';
import { noteToHz } from '@/effects/timbres';
import type { KindProps } from '../kind';
import { marked, noteName, phrasesOf, toggled, type RowPlay } from './rules';
import { useStrikes } from './useStrikes';

export function RowBoard({ play, value, locked, onChange, soundOn, onPlayingChange }: KindProps<RowPlay>) {
  const phrases = phrasesOf(play);
  const notes = phrases.flat();
  const ranks = marked(play, value);
  const { lit, strike } = useStrikes(play.timbre, notes, { soundOn, onPlayingChange });
  const lowest = Math.min(...notes.map(noteToHz));

  return (
    <>
      <div className="listen-comb grid gap-3">
        {phrases.map((phrase, line) => {
          const before = phrases.slice(0, line).flat().length;
          return (
            <ol
              aria-label={`Ligne ${line + 1}`}
              className="listen-phrase flex flex-wrap justify-center"
              key={line}
            >
              {phrase.map((note, index) => {
                const rank = before + index + 1;
                const isMarked = ranks.includes(rank);
                return (
                  <li className="listen-note grid gap-[0.2rem]" key={rank}>
                    <button
                      aria-label={`Écouter la note ${rank}\u00A0: ${noteName(note)}`}
                      className="listen-tooth relative grid h-24 touch-manipulation content-end justify-items-center rounded-sm pb-[0.3rem] text-nuit-ivory"
                      data-lit={lit === rank - 1 || undefined}
                      data-marked={isMarked || undefined}
                      onClick={() => strike(rank - 1)}
                      style={{ '--size': lowest / noteToHz(note) }}
                      type="button"
                    >
                      <span aria-hidden="true" className="listen-halo absolute inset-0" />
                      <span aria-hidden="true" className="listen-bar absolute origin-top" />
                      <span className="relative font-bold">{noteName(note)}</span>
                    </button>
                    <button
                      aria-label={`Note ${rank}\u00A0: elle est fausse`}
                      aria-pressed={isMarked}
                      className="listen-mark grid min-h-touch touch-manipulation place-items-center bg-nuit-dusk font-bold text-nuit-mist"
                      disabled={locked}
                      onClick={() => onChange(toggled(play, value, rank))}
                      type="button"
                    >
                      {isMarked ? <CloseIcon className="size-5" /> : rank}
                    </button>
                  </li>
                );
              })}
            </ol>
          );
        })}
      </div>
      <p aria-live="polite" className="text-center">
        {counted(ranks.length, 'note marquée', 'notes marquées')} sur {play.count}
      </p>
    </>
  );
}
