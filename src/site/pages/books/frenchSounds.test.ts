import { expect, test } from 'vitest';
import { soundOf } from './frenchSounds';

test.each([
  ['fantôme', 'phantaume'],
  ['émotions', 'émossion'],
  ['gardienne', 'gardiène'],
  ['cœur', 'keur'],
  ['colère', 'kolaire'],
  ['château', 'chato'],
  ['enquêtes', 'anquète'],
  ['leçon', 'lesson'],
  ['guitare', 'guittarre'],
  ['pigeon', 'pijon'],
  ['hiver', 'iver'],
  ['maîtresse', 'mètresse'],
])('« %s » sounds like « %s »', (word, other) => {
  expect(soundOf(word)).toBe(soundOf(other));
});

test.each([
  ['nuit', 'nid'],
  ['mer', 'mur'],
  ['pomme', 'plume'],
])('« %s » does not sound like « %s »', (word, other) => {
  expect(soundOf(word)).not.toBe(soundOf(other));
});
