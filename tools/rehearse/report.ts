/** A part of a hosted project: the program itself, or what stands in for it. */
type Part = { name: string; what: string; isReal: boolean };

type Outcome = 'passed' | 'failed' | 'not rehearsed';
type Row = { name: string; outcome: Outcome; seconds: number | null; note: string };

const MARKS: Record<Outcome, string> = { passed: '✓', failed: '✗', 'not rehearsed': '–' };
const NOTE_LINES = 12;

/** Collects what a rehearsal ran on and what came of it. */
export class Report {
  private readonly parts: Part[] = [];
  private readonly rows: Row[] = [];
  private readonly missing: string[] = [];

  /** @param print writes a line. */
  constructor(private readonly print: (line: string) => void) {}

  part(name: string, what: string, isReal: boolean): void {
    this.parts.push({ name, what, isReal });
  }

  add(name: string, outcome: Outcome, note = '', seconds: number | null = null): void {
    this.rows.push({ name, outcome, note, seconds });
    this.print(`${MARKS[outcome]} ${name}${seconds === null ? '' : ` (${seconds} s)`}`);
  }

  /** Names what could not be rehearsed, with the way to get it. */
  lacks(what: string, howToGet: string): void {
    this.missing.push(`not rehearsed: ${what} (${howToGet})`);
    this.add(what, 'not rehearsed');
  }

  /** Runs a step, which fails by throwing. @returns its value, or null when it failed. */
  async step<Value>(name: string, run: () => Promise<Value>): Promise<Value | null> {
    const start = Date.now();
    const seconds = () => Math.round((Date.now() - start) / 100) / 10;
    try {
      const value = await run();
      this.add(name, 'passed', '', seconds());
      return value;
    } catch (error) {
      this.add(name, 'failed', error instanceof Error ? error.message : String(error), seconds());
      return null;
    }
  }

  /** True if nothing failed: what is missing is no failure. */
  get isClean(): boolean {
    return this.rows.every(({ outcome }) => outcome !== 'failed');
  }

  /** Prints the parts, the results, the reasons of the failures, and what was not rehearsed. */
  summary(): void {
    const line = (cells: string[]) => this.print(`| ${cells.join(' | ')} |`);
    this.print('');
    line(['Part', 'In this rehearsal', '']);
    line(['---', '---', '---']);
    for (const { name, what, isReal } of this.parts) line([name, what, isReal ? 'real' : 'stand-in']);
    this.print('');
    line(['Step', 'Result', 'Seconds']);
    line(['---', '---', '---']);
    for (const { name, outcome, seconds } of this.rows)
      line([name, `${MARKS[outcome]} ${outcome}`, seconds === null ? '' : String(seconds)]);
    for (const { name, outcome, note } of this.rows)
      if (outcome === 'failed')
        this.print(`\n✗ ${name}\n${note.split('\n').slice(0, NOTE_LINES).join('\n')}`);
    this.print('');
    for (const lack of this.missing) this.print(lack);
    const count = (wanted: Outcome) => this.rows.filter(({ outcome }) => outcome === wanted).length;
    this.print(
      `${count('passed')} passed, ${count('failed')} failed, ${count('not rehearsed')} not rehearsed`,
    );
  }
}
