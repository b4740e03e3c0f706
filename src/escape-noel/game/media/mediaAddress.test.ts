import { expect, test, vi } from 'vitest';
import { UPLOADED } from '@/lib/uploadedMedia';
import { publicAddress } from './mediaAddress';

const PICTURE = `${UPLOADED}0123456789abcdef0123456789abcdef.webp`;

test('An uploaded medium is found at the address of the project', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projet.supabase.co');
  expect(publicAddress(PICTURE)).toBe(`https://projet.supabase.co${PICTURE}`);
});

test('The embedded project has the address of the site', () => {
  vi.stubEnv('VITE_SUPABASE_URL', '/');
  expect(publicAddress(PICTURE)).toBe(PICTURE);
});

test('A file of the site stays where it is', () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projet.supabase.co');
  expect(publicAddress('/edition/enigmes/jour-20.webp')).toBe('/edition/enigmes/jour-20.webp');
});
