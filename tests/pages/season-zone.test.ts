import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { downloads } from './support/download';
import * as page from './support/page';
import { addressOf } from './support/riddle';
import { DECEMBER, setClock, openSeason } from './support/season';

openSeason('America/Montreal');

test('an edition of Montréal says its doors by the clocks of Montréal, in the landing and in the calendar file', async () => {
  await setClock(11, 28);
  await page.open('/escape-noel');
  await page.expectSaid(
    /La première porte s'ouvrira le 1er décembre à 0 h \(dans la nuit du 30 novembre au 1er décembre\), heure de Montréal/,
  );
  const files = downloads();
  await page.press('button', 'Ajouter au calendrier');
  await expect.poll(() => files[0]?.text.match(/^DTSTART:.*/gm)).toHaveLength(24);
  expect(files[0]?.text).toContain(`DTSTART:${DECEMBER}1201T050000Z`);
  expect(files[0]?.text).toContain(`DTSTART:${DECEMBER}1224T050000Z`);
});

test('a closed door and the dots of an edition of Montréal follow its clocks', async () => {
  // It is already 5 December in Paris.
  await setClock(12, 5, 0, 4);
  await page.open(addressOf(5));
  await page.find('heading', 'La porte du jour 5 est encore fermée');
  await page.expectSaid(/Elle s'ouvrira le 5 décembre à 0 h \(dans la nuit du 4 au 5\), heure de Montréal/);
  await page.expectSaid(
    /Jour 24, s'ouvre le 24 décembre à 0 h \(dans la nuit du 23 au 24\), heure de Montréal/,
  );
  expect(screen.queryByText(/heure de Paris/)).toBeNull();
});
