import { THEMES } from './titles';
import { CONFORMING, FAILING, NOT_APPLICABLE } from './verdicts';

export type Verdict = 'conforme' | 'non conforme' | 'non applicable';

export interface Criterion {
  /** « 4.11 ». */
  number: string;
  title: string;
  verdict: Verdict;
  /** The reason of the verdict. */
  note: string;
}

export interface Theme {
  number: number;
  title: string;
  criteria: readonly Criterion[];
}

const VERDICTS = [
  ['conforme', CONFORMING],
  ['non conforme', FAILING],
  ['non applicable', NOT_APPLICABLE],
] as const;

/** @throws for a criterion without a verdict. */
function judged(number: string, title: string): Criterion {
  for (const [verdict, reasons] of VERDICTS) {
    const note = reasons[number];
    if (note !== undefined) return { number, title, verdict, note };
  }
  throw new Error(`No verdict of criterion ${number}`);
}

/** RGAA 4.1.2 as it was tried on the sample (rule 27.2). */
export const themes: readonly Theme[] = THEMES.map(([title, titles], index) => ({
  number: index + 1,
  title,
  criteria: titles.map((each, place) => judged(`${index + 1}.${place + 1}`, each)),
}));

export const criteria: readonly Criterion[] = themes.flatMap((theme) => theme.criteria);

/** How many criteria have a verdict. */
export const countOf = (verdict: Verdict): number =>
  criteria.filter((criterion) => criterion.verdict === verdict).length;

const conforming = countOf('conforme');

/** The share of the applicable criteria that are respected, in percent, as the law has it declared: rounded down, so that 100 is all. */
export const rate = Math.floor((conforming / (conforming + countOf('non conforme'))) * 100);

/** The state that the law names: « partiellement » from half of the applicable criteria on. */
export const state =
  rate === 100 ? 'totalement conforme' : rate >= 50 ? 'partiellement conforme' : 'non conforme';
