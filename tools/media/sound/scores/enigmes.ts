import type { SoundEvent } from '../synth/mix';
import { readLine } from '../synth/score';
import type { VoiceName } from '../synth/voices';

/** The sounds of a riddle. */
export interface Riddle {
  readonly events: readonly SoundEvent[];
  readonly durationS: number;
}

const LEAD_S = 0.6;

function stroke(atS: number, voice: VoiceName, pitch: string | number, gain: number): SoundEvent {
  return { atS, voice, pitch, heldS: 0.2, gain, pan: 0 };
}

const BELL_STEP_S = 1.4;
const BELL_NOTES = ['G3', 'E4', 'D5'];
const BELL_ORDER = [1, 3, 2, 1, 1, 3, 3];

function bells(): Riddle {
  const events = BELL_ORDER.map((bell, index) =>
    stroke(LEAD_S + index * BELL_STEP_S, 'towerBell', BELL_NOTES[bell - 1] ?? '', 0.5),
  );
  return { events, durationS: LEAD_S + BELL_ORDER.length * BELL_STEP_S + 2.2 };
}

/** Day 7: three bells, the lowest first, and the order in which they ring, one stroke every 1.4 s. */
export const BELLS = bells();

// « Au clair de la lune », traditional, eighteenth century: its first phrase twice, for its first two lines. Three teeth are bent: the
// eighth note is fa and not mi, the sixteenth sol and not mi, the twenty-first mi and not ré.
const LINES = [
  'C5:1 C5:1 C5:1 D5:1 | E5:2 D5:2 | C5:1 F5:1 D5:1 D5:1 | C5:4',
  'C5:1 C5:1 C5:1 D5:1 | G5:2 D5:2 | C5:1 E5:1 D5:1 E5:1 | C5:4',
];
const BEATS_PER_BAR = 4;
const PHRASE_BEATS = 4 * BEATS_PER_BAR;
const CROTCHET_S = 0.55;

/** Three turns of a key: a run of small clicks each, the last turn a little slower as the spring tightens. */
function winding(fromS: number): SoundEvent[] {
  return [0, 0.5, 1].flatMap((turnS, turn) =>
    Array.from({ length: 6 }, (_unused, click) =>
      stroke(
        fromS + turnS + click * (0.045 + turn * 0.006),
        'woodblock',
        1500 + click * 30,
        0.09 + click * 0.008,
      ),
    ),
  );
}

function musicBox(): Riddle {
  const windingS = 0.3;
  const tuneS = windingS + 2;
  const tune = readLine(LINES.join(' | '), BEATS_PER_BAR).map(({ atBeat, note }) =>
    stroke(tuneS + atBeat * CROTCHET_S, 'musicBox', note, 0.5),
  );
  const endS = tuneS + LINES.length * PHRASE_BEATS * CROTCHET_S;
  return { events: [...winding(windingS), ...tune], durationS: endS + 1.4 };
}

/** Day 16: a key is wound, and the tune is played with its false notes. */
export const MUSIC_BOX = musicBox();

/** A scale of glass: the first bell is the lowest. */
const GLASS_NOTES = ['C6', 'D6', 'E6', 'F6', 'G6', 'A6', 'B6'];
const GLASS_PHRASES = [
  [1, 3, 2, 4, 2],
  [4, 3, 5, 3, 2],
  [4, 6, 4, 3, 5],
];
const GLASS_STEP_S = 0.6;
const GLASS_PAUSE_S = 2.2;

function glassBells(): Riddle {
  let atS = LEAD_S;
  const events = GLASS_PHRASES.flatMap((phrase) => {
    const strokes = phrase.map((bell, index) =>
      stroke(atS + index * GLASS_STEP_S, 'glassBell', GLASS_NOTES[bell - 1] ?? '', 0.5),
    );
    atS += (phrase.length - 1) * GLASS_STEP_S + GLASS_PAUSE_S;
    return strokes;
  });
  return { events, durationS: atS };
}

/** Day 21: three phrases on seven glass bells, each made of the one before: its first note goes last, and all climb by one bell. */
export const GLASS_BELLS = glassBells();
