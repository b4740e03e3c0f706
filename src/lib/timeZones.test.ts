import { expect, test } from 'vitest';
import { clockFields, timeZoneText } from './timeZones';

test.each([
  ['Europe/Paris', 'heure de Paris'],
  ['America/Montreal', 'heure de Montréal'],
  ['America/Toronto', 'heure de Toronto'],
  ['Pacific/Noumea', 'heure de Nouméa'],
  ['Indian/Reunion', 'heure de La Réunion'],
  ['Africa/Abidjan', "heure d'Abidjan"],
  ['Asia/Tokyo', 'heure du Japon'],
  ['Europe/Lisbon', "heure d'Europe de l'Ouest"],
  ['Europe/Dublin', 'heure locale (Irlande)'],
  ['Etc/GMT+5', 'heure UTC−05:00'],
])('the time zone %s is named in French: %s', (zone, text) => {
  expect(timeZoneText(zone)).toBe(text);
});

test('every time zone has a French name without its code', () => {
  const names = Intl.supportedValuesOf('timeZone').map(timeZoneText);
  expect(names.filter((name) => !/^heure (locale \(|UTC|\p{L}).+/u.test(name) || /[/_’]/.test(name))).toEqual(
    [],
  );
});

test('the clocks of a zone show its own date and hour', () => {
  const moment = new Date('2026-11-30T23:30:00Z');
  expect(clockFields(moment, 'Europe/Paris')).toMatchObject({
    day: 1,
    month: 'décembre',
    hour: 0,
    minute: 30,
  });
  expect(clockFields(moment, 'America/Montreal')).toMatchObject({ day: 30, month: 'novembre', hour: 18 });
});
