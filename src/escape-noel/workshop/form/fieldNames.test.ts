import { expect, test } from 'vitest';
import { fieldName } from './fieldNames';

test.each([
  ['description', 'Épisode'],
  ['artefact.description', 'Artefact, Description'],
  ['artefact.title', 'Artefact, Titre'],
  ['hints.1.texte', 'Indice 2, Texte'],
  ['schedule.first_door', 'Calendrier, Première porte'],
  ['play.places.9.y', 'Jeu'],
  ['unknown.0.key', 'Autre donnée 1, Autre donnée'],
  ['', ''],
])('the field « %s » is named as its form names it', (path, name) => {
  expect(fieldName(path)).toBe(name);
});
