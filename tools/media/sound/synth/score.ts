/** A note of a written line: where it starts and how long it is written, in beats. */
export interface WrittenNote {
  readonly atBeat: number;
  readonly beats: number;
  readonly note: string;
}

/**
 * Reads a line such as `F5:1 C6:1.5 A5:.5 | G5:2 -:1`. A dash rests, `+` piles notes (`C4+E4:2`), bars are checked
 * against the metre so that a slip of the pen is an error and not a limp.
 */
export function readLine(line: string, beatsPerBar: number): WrittenNote[] {
  const notes: WrittenNote[] = [];
  line.split('|').forEach((bar, index) => {
    let beat = 0;
    for (const word of bar.trim().split(/\s+/)) {
      const [names = '', length = ''] = word.split(':');
      const beats = Number(length);
      if (!(beats > 0)) throw new Error(`bar ${String(index + 1)}: « ${word} » has no length`);
      for (const note of names.split('+')) {
        if (note !== '-') notes.push({ atBeat: index * beatsPerBar + beat, beats, note });
      }
      beat += beats;
    }
    if (Math.abs(beat - beatsPerBar) > 1e-6) {
      throw new Error(
        `bar ${String(index + 1)} holds ${String(beat)} beats instead of ${String(beatsPerBar)}`,
      );
    }
  });
  return notes;
}

/** The moment of each beat, for a tempo given bar by bar (so that a phrase may slow down before it ends). */
export function tempoMap(barsBpm: readonly number[], beatsPerBar: number): (beat: number) => number {
  const starts = [0];
  for (const bpm of barsBpm) starts.push((starts.at(-1) ?? 0) + (60 / bpm) * beatsPerBar);
  return (beat) => {
    const bar = Math.min(Math.floor(beat / beatsPerBar), barsBpm.length - 1);
    const bpm = barsBpm[bar] ?? 60;
    return (starts[bar] ?? 0) + (beat - bar * beatsPerBar) * (60 / bpm);
  };
}
