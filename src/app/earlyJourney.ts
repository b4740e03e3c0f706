import { starsText, stopText } from '../escape-noel/game/journey/homeWords';
import { DAYS_KEY, DOORS_KEY } from '../escape-noel/game/storage/homeKeys';

/** An older calendar may be of the edition before: 45 days. */
const CALENDAR_AGE_MS = 4e9;

/**
 * Fills the home's prerendered journey with what the browser stores (rule 7.12); the application renders it again once it has the
 * player's progress. Part of the inline script: a comparison with « less than » would end it for some readers of HTML.
 * @param progress a visitor's, as stored. @param session a knight's, as stored; null for a visitor.
 */
export function showJourney(
  read: (key: string) => string | null,
  progress: string | null,
  session: string | null,
): void {
  const solved = solvedDays(read, progress, session);
  const [at, ...doors] = read(DOORS_KEY)?.split('|') ?? [];
  if (!solved.length || !(CALENDAR_AGE_MS > Date.now() - Number(at))) return;
  document.documentElement.dataset['begun'] = '';
  const show = () => fill(solved, doors);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}

/** The days that the player has completed, as far as the browser knows. */
function solvedDays(
  read: (key: string) => string | null,
  progress: string | null,
  session: string | null,
): string[] {
  if (session === null) {
    const stored: unknown = JSON.parse(progress ?? '{}');
    return typeof stored === 'object' && stored !== null ? Object.keys(stored) : [];
  }
  const [account = '', ...days] = read(DAYS_KEY)?.split(' ') ?? [];
  return account && session.includes(account) ? days : [];
}

/** @param doors as `storeDoors` (homeSnapshot.ts) writes them. */
function fill(solved: readonly string[], doors: readonly string[]): void {
  const links = document.querySelectorAll('#doors a');
  const left = doors.flatMap((entry, index) => {
    const day = String(index + 1);
    const link = links[index];
    if (solved.includes(day)) {
      link?.setAttribute('data-done', '');
      return [];
    }
    const [opening, ...words] = entry.split(' ');
    const date = Number(opening) > Date.now() && words.join(' ');
    if (!date) return { day };
    link?.removeAttribute('href');
    link?.appendChild(document.createElement('small')).append(date);
    return { day, date };
  });
  const next = left.find(({ date }) => !date) ?? left[0];
  document.querySelector('[data-found]')?.append(starsText(solved.length));
  const button = document.querySelector('[data-next]');
  button?.append(stopText(next));
  if (!next?.date) button?.setAttribute('href', `/escape-noel/${next ? `jour/${next.day}` : 'final'}`);
}
