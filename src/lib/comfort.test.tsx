import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { resetComfort, setComfort, switchComfort, useComfort } from './comfort';
import { COMFORT_KEY, followComfort, markComfort } from './comfortKey';

const { dataset } = document.documentElement;
const marks = () => ({
  texte: dataset['texte'],
  espacement: dataset['espacement'],
  contraste: dataset['contraste'],
});
const NONE = { texte: undefined, espacement: undefined, contraste: undefined };

const tell = (newValue: string | null, storageArea: Storage | null) =>
  dispatchEvent(new StorageEvent('storage', { key: COMFORT_KEY, newValue, storageArea }));

beforeEach(() => {
  localStorage.clear();
  resetComfort();
});

test('what is chosen is stored, and marked on <html> at once; « Remettre comme avant » takes it away (rule 23.1)', () => {
  const { result } = renderHook(() => useComfort());
  expect(marks()).toEqual(NONE);
  act(() => setComfort({ texte: '130' }));
  act(() => setComfort({ espacement: 'aere', contraste: 'fort' }));
  expect(marks()).toEqual({ texte: '130', espacement: 'aere', contraste: 'fort' });
  expect(result.current).toEqual({ texte: '130', espacement: 'aere', contraste: 'fort' });
  expect(JSON.parse(localStorage.getItem(COMFORT_KEY) ?? '')).toEqual(result.current);
  act(() => resetComfort());
  expect(marks()).toEqual(NONE);
  expect(localStorage.getItem(COMFORT_KEY)).toBeNull();
});

test.each([
  [
    '{"texte":"150","espacement":"aere","contraste":"fort"}',
    { texte: '150', espacement: 'aere', contraste: 'fort' },
  ],
  ['{"texte":"130","espacement":["aere"],"contraste":1}', { ...NONE, texte: '130' }],
  ['{"calme":"non"}', NONE],
  ['{', NONE],
  ['[]', NONE],
  ['null', NONE],
  ['5', NONE],
])('the stored value %s is marked for what is valid in it (rule 10.3)', (stored, expected) => {
  markComfort(dataset, stored);
  expect(marks()).toEqual(expected);
  expect(dataset['calme']).toBeUndefined();
});

test('a stored size that the panel does not offer is as usual there', () => {
  localStorage.setItem(COMFORT_KEY, '{"texte":"900","espacement":"aere"}');
  expect(renderHook(() => useComfort()).result.current).toEqual({ espacement: 'aere' });
});

test('a choice of another tab is marked, and one that is taken away there; the events of this tab change nothing', () => {
  followComfort(dataset);
  tell('{"texte":"130"}', localStorage);
  expect(marks()).toEqual({ ...NONE, texte: '130' });
  tell(null, null);
  expect(marks()).toEqual({ ...NONE, texte: '130' });
  tell('{"contraste":"fort"}', localStorage);
  expect(marks()).toEqual({ ...NONE, contraste: 'fort' });
  tell(null, localStorage);
  expect(marks()).toEqual(NONE);
});

const shown = () => document.documentElement.dataset['texte'];

test('each player of a device has their own reading comfort, shown while they play (rule 28.9)', () => {
  setComfort({ texte: '130' });
  switchComfort('perceval', 'iris');
  expect(shown()).toBeUndefined();
  setComfort({ texte: '150' });
  switchComfort('iris', 'perceval');
  expect(shown()).toBe('130');
  switchComfort('perceval', 'iris');
  expect(shown()).toBe('150');
});
