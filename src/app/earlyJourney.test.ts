// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALL_DAYS } from '../escape-noel/game/rules/days';
import { DAYS_KEY, DOORS_KEY } from '../escape-noel/game/storage/homeKeys';
import { showJourney } from './earlyJourney';

const html = document.documentElement;
const opening = (day: number) => new Date(2026, 11, day);
const calendarOn = (date: number, at: number) =>
  [at, ...ALL_DAYS.map((day) => (day <= date ? '0' : `${opening(day).getTime()} ${day} déc.`))].join('|');
const read = (key: string) => localStorage.getItem(key);
const progressOf = (solved: readonly string[]) =>
  JSON.stringify(Object.fromEntries(solved.map((day) => [day, {}])));
const nextStop = () => document.querySelector('[data-next]');
const door = (day: number) => document.querySelector(`#doors li:nth-child(${day}) > *`);

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<a data-next></a><p data-found></p>
    <ol id="doors">${ALL_DAYS.map((day) => `<li><a href="/escape-noel/jour/${day}">${day}</a></li>`).join('')}</ol>`;
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
  html.removeAttribute('data-begun');
});

function openOn(month: number, date: number, solved: readonly string[], storedOn = date): void {
  vi.setSystemTime(new Date(2026, month - 1, date, 18));
  localStorage.setItem(DOORS_KEY, calendarOn(storedOn, Date.now() - 86_400_000));
  showJourney(read, progressOf(solved), null);
}

test.each([
  ['6 December', 12, 6],
  ['24 December', 12, 24],
  ['26 December', 12, 26],
  ['5 January', 13, 5],
])('%s, five days solved: the stored calendar names day 6, the stars and the doors', (_, month, date) => {
  openOn(month, date, ['1', '2', '3', '4', '5'], 5);
  expect(html.dataset['begun']).toBe('');
  expect(nextStop()?.textContent).toBe('Continuer\u00A0: jour 6');
  expect(nextStop()?.getAttribute('href')).toBe('/escape-noel/jour/6');
  expect(document.querySelector('[data-found]')?.textContent).toBe('5 étoiles sur 24');
  expect(door(5)?.hasAttribute('data-done')).toBe(true);
  expect(door(6)?.getAttribute('href')).toBe('/escape-noel/jour/6');
  expect(door(7)?.textContent).toBe(date === 6 ? '77 déc.' : '7');
  expect(door(7)?.hasAttribute('href')).toBe(date !== 6);
});

test('5 December, all solved: the date of the next door, without a link', () => {
  openOn(12, 5, ['1', '2', '3', '4', '5']);
  expect(nextStop()?.textContent).toBe('Jour 6\u00A0: le 6 déc.');
  expect(nextStop()?.hasAttribute('href')).toBe(false);
});

test('all twenty-four solved: the final page', () => {
  openOn(12, 26, ALL_DAYS.map(String));
  expect(nextStop()?.getAttribute('href')).toBe('/escape-noel/final');
});

test.each([
  ['nothing is solved', 12, 5, []],
  ['the calendar is that of last winter', 24, 1, ['1', '2']],
])('the page stays as it is where %s', (_, month, date, solved) => {
  localStorage.setItem(DOORS_KEY, calendarOn(24, new Date(2026, 11, 26).getTime()));
  vi.setSystemTime(new Date(2026, month - 1, date));
  showJourney(read, progressOf(solved), null);
  expect(html.dataset['begun']).toBeUndefined();
});

test.each([
  ['of the same account', 'dame-oeillet', '2 étoiles sur 24'],
  ['of another account', 'sire-chene', ''],
])("a knight's days are those stored %s", (_, account, words) => {
  vi.setSystemTime(new Date(2026, 11, 6, 18));
  localStorage.setItem(DOORS_KEY, calendarOn(6, Date.now()));
  localStorage.setItem(DAYS_KEY, 'dame-oeillet 1 2');
  showJourney(read, progressOf(['9']), `{"user":{"id":"${account}"}}`);
  expect(document.querySelector('[data-found]')?.textContent).toBe(words);
});
