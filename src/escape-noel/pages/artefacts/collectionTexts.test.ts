import { describe, expect, it } from 'vitest';
import { collectionText, encouragement } from './collectionTexts';

describe('the collection in words', () => {
  it('counts in French', () => {
    expect(collectionText(0)).toBe('Collection\u00a0: 0 artefacts collectés');
    expect(collectionText(1)).toBe('Collection\u00a0: 1 artefact collecté');
    expect(collectionText(12)).toBe('Collection\u00a0: 12 artefacts collectés');
  });

  it('encourages until 24, then congratulates', () => {
    expect(encouragement(23)).toBe('Continue ta quête pour découvrir tous les secrets de Noël.');
    expect(encouragement(24)).toBe('Félicitations\u00a0! Tu as collecté tous les artefacts sacrés\u00a0!');
  });
});
