import { describe, expect, test } from 'vitest';
import { textAt, valueAt, withValue } from './jsonPath';

const day = { title: 'Le pont', hints: [{ texte: 'un' }, { texte: 'deux' }], defi: null };

describe('A path of a JSON value', () => {
  test('leads through objects and lists', () => {
    expect(valueAt(day, 'hints.1.texte')).toBe('deux');
    expect(textAt(day, 'title')).toBe('Le pont');
  });

  test.each(['defi.question', 'title.0', 'hints.7.texte', 'hints'])(
    'that leads to no text is empty: %s',
    (path) => {
      expect(textAt(day, path)).toBe('');
    },
  );

  test('changes one value, in a copy that shares the others', () => {
    const copy = withValue(day, 'hints.1.texte', 'trois');
    expect(copy).toEqual({ ...day, hints: [{ texte: 'un' }, { texte: 'trois' }] });
    expect(valueAt(copy, 'hints.0')).toBe(day.hints[0]);
    expect(day.hints[1]?.texte).toBe('deux');
  });

  test('makes the objects that are missing', () => {
    expect(withValue(day, 'defi.question', 'Pourquoi ?')).toEqual({
      ...day,
      defi: { question: 'Pourquoi ?' },
    });
  });
});
