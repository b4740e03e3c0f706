import { expect, test } from 'vitest';
import { readDocument } from './previewEdition';
import { addressOf, defaultMoment, instantOf, readAddress } from './scene';

const scheduled = (door_time: string, time_zone = 'Europe/Paris') =>
  readDocument({ schedule: { first_door: '2026-12-01', door_time, time_zone } });

test('a scene is at 7 h on the date of its day, or when its door opens later', () => {
  expect(defaultMoment(scheduled('00:00'), 12)).toBe('2026-12-12T07:00');
  expect(defaultMoment(scheduled('18:30'), 12)).toBe('2026-12-12T18:30');
  expect(defaultMoment(readDocument({}), 12, new Date('2026-03-04T05:06:07Z'))).toBe('2026-03-04T07:00');
});

test("a moment is by the clocks of the edition's time zone", () => {
  const scene = { moment: '2026-12-12T07:00', day: 1 };
  expect(instantOf(scheduled('00:00'), scene).toISOString()).toBe('2026-12-12T06:00:00.000Z');
  expect(instantOf(scheduled('00:00', 'America/Montreal'), scene).toISOString()).toBe(
    '2026-12-12T12:00:00.000Z',
  );
});

test('the address says the page and the scene, and gives both again', () => {
  const asked = readAddress(
    new URLSearchParams('page=jour/12&moment=2026-12-13T08:30&joueur=visiteur&etat=2&phrase=trouvee'),
  );
  expect(asked).toEqual({
    page: 'jour/12',
    scene: { moment: '2026-12-13T08:30', player: 'visiteur', day: 12, state: '2', sentence: 'trouvee' },
  });
  expect(readAddress(addressOf(asked))).toEqual(asked);
});

test.each(['', 'page=classement&jour=40&moment=demain&joueur=roi&etat=9&phrase=', 'page=jour/99'])(
  'an address with nothing valid shows the landing page to a knight on the first day (%s)',
  (search) => {
    expect(readAddress(new URLSearchParams(search))).toEqual({
      page: '',
      scene: { moment: null, player: 'chevalier', day: 1, state: '0', sentence: 'cherchee' },
    });
  },
);
