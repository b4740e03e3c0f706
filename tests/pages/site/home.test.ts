import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdClock, passTime } from '../support/clock';
import * as page from '../support/page';

const stories = [
  'Drôle de petit fantôme',
  'Pomme Cannelle',
  'La Gardienne des Émotions',
  "Bienvenue à l'école maternelle",
] as const;

const PAUSE = 'Mettre le défilement en pause';
const RESUME = 'Reprendre le défilement';
const carousel = () => within(screen.getByRole('group', { name: 'Nos histoires féériques' }));
const dots = () => carousel().getAllByRole('button', { name: /^Histoire \d/ });
const expectCurrent = (index: number) =>
  waitFor(() => expect(dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')).toBe(index));

/** Presses a button, and leaves it: this light document takes any focus for a keyboard's, under which the carousel waits. */
async function press(name: string): Promise<void> {
  await page.press('button', name);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Opens the home page with a clock that only the test turns; less motion is asked for, so the test asks the carousel to play. */
async function openPlaying(): Promise<void> {
  holdClock();
  await page.open('/');
  await press(RESUME);
}

test('The hero has the title, the tagline and the way to the books', async () => {
  await page.open('/');
  await page.find('heading', "Plume d'Étoile");
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Des histoires pleines de magie pour grandir et rêver')).toBeTruthy();
  await page.press('link', 'Découvrir nos livres');
  await page.expectAddress('/books');
});

test('The carousel shows the four featured books, each with cover, title and short description', async () => {
  await page.open('/');
  await page.find('heading', 'Nos histoires féériques');
  const slides = carousel().getAllByRole('article');
  expect(slides).toHaveLength(stories.length);
  for (const [index, title] of stories.entries()) {
    const slide = within(slides[index] ?? document.body);
    expect(slide.getByRole('heading', { level: 3, name: title })).toBeTruthy();
    expect(slides[index]?.querySelector('p')?.textContent).toBeTruthy();
    const cover = slide.getByRole('link', { name: new RegExp(`^Couverture d.*${title}`) });
    expect(cover.getAttribute('href')).toMatch(/^https:\/\/www\.amazon\.fr\//);
    expect(cover.getAttribute('target')).toBe('_blank');
    const own = slide.getByRole('link', { name: title }).getAttribute('href');
    expect(own).toMatch(/^\/books\/[a-z0-9-]+$/);
    expect(cover.getAttribute('rel')).toBe('noopener noreferrer');
    expect(within(cover).getByRole('img', { name: `Couverture de ${title}` })).toBeTruthy();
  }
});

test('The carousel advances every 4 s and wraps around', async () => {
  await openPlaying();
  for (const next of [1, 2, 3, 0]) {
    await passTime(3_900);
    await expectCurrent((next + 3) % 4);
    await passTime(100);
    await expectCurrent(next);
  }
});

test('The carousel can be paused and resumed', async () => {
  await openPlaying();
  await press(PAUSE);
  await passTime(9_000);
  await expectCurrent(0);
  await press(RESUME);
  await passTime(4_100);
  await expectCurrent(1);
});

test('The carousel turns with its buttons and its dots, in both directions', async () => {
  await page.open('/');
  await page.press('button', 'Histoire précédente');
  await expectCurrent(3);
  await page.press('button', 'Histoire suivante');
  await expectCurrent(0);
  await page.press('button', /^Histoire 3/);
  await expectCurrent(2);
});

test('The arrow keys turn the carousel', async () => {
  await page.open('/');
  dots()[0]?.focus();
  await page.user.keyboard('{ArrowRight}');
  await expectCurrent(1);
  await page.user.keyboard('{ArrowLeft}{ArrowLeft}');
  await expectCurrent(3);
});
