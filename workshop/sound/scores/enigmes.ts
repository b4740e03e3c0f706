import type { SoundEvent } from '../synth/mix';
import { readLine } from '../synth/score';
import type { VoiceName } from '../synth/voices';

/** What is played in a riddle. */
export interface Riddle {
  readonly events: readonly SoundEvent[];
  readonly durationS: number;
}

const LEAD_S = 0.6;

function stroke(atS: number, voice: VoiceName, pitch: string | number, gain: number): SoundEvent {
  return { atS, voice, pitch, heldS: 0.2, gain, pan: 0 };
}

const BELL_STEP_S = 1.4;
const BELL_ORDER = 'D D d D d D D D d d D D d D';

function bells(): Riddle {
  const order = BELL_ORDER.split(' ');
  const events = order.map((size, index) => {
    const atS = LEAD_S + index * BELL_STEP_S;
    return size === 'D' ? stroke(atS, 'towerBell', 'G3', 0.6) : stroke(atS, 'handBell', 'C6', 0.43);
  });
  return { events, durationS: LEAD_S + order.length * BELL_STEP_S + 2.2 };
}

/** Day 7: a big bell (D) and a small one (d), one stroke every 1.4 s. */
export const BELLS = bells();

// « Au clair de la lune », traditional, eighteenth century: its first phrase.
const PHRASE = 'C5:1 C5:1 C5:1 D5:1 | E5:2 D5:2 | C5:1 E5:1 D5:1 D5:1 | C5:4';
const PHRASE_BASS = 'C4:2 G4:2 | C4:2 G4:2 | C4:2 G4:2 | C4:2 G4:2';
const CLOSE = 'C5:1 E5:1 G5:1 C6:1';
const BEATS_PER_BAR = 4;
const PHRASE_BEATS = 4 * BEATS_PER_BAR;
const CROTCHET_S = 0.55;
const CLOSE_CROTCHET_S = 0.62;

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
  const line = (text: string, fromS: number, gain: number, crotchetS: number) =>
    readLine(text, BEATS_PER_BAR).map(({ atBeat, note }) =>
      stroke(fromS + atBeat * crotchetS, 'musicBox', note, gain),
    );
  const again = [0, 1].map((turn) => tuneS + turn * PHRASE_BEATS * CROTCHET_S);
  const closeS = tuneS + 2 * PHRASE_BEATS * CROTCHET_S;
  return {
    events: [
      ...winding(windingS),
      ...again.flatMap((fromS) => [
        ...line(PHRASE, fromS, 0.5, CROTCHET_S),
        ...line(PHRASE_BASS, fromS, 0.1, CROTCHET_S),
      ]),
      ...line(CLOSE, closeS, 0.34, CLOSE_CROTCHET_S),
    ],
    durationS: closeS + BEATS_PER_BAR * CLOSE_CROTCHET_S + 1.4,
  };
}

/** Day 16: a key is wound, the tune is played twice, and the spring runs out upwards. */
export const MUSIC_BOX = musicBox();

const GLASS_GROUPS = [6, 5, 5];
const GLASS_STEP_S = 0.6;
const GLASS_PAUSE_S = 2.2;

function glassBells(): Riddle {
  let atS = LEAD_S;
  const events = GLASS_GROUPS.flatMap((count) => {
    const group = Array.from({ length: count }, (_unused, index) =>
      stroke(atS + index * GLASS_STEP_S, 'glassBell', 'E6', 0.5),
    );
    atS += (count - 1) * GLASS_STEP_S + GLASS_PAUSE_S;
    return group;
  });
  return { events, durationS: atS };
}

/** Day 21: three groups of strokes of one little glass bell. */
export const GLASS_BELLS = glassBells();
