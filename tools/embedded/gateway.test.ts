import { expect, test } from 'vitest';
import { gatewayHeaders, passedOn } from './gateway.ts';

test.each(['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip'])(
  'an address that the caller claims in %s is not forwarded: the limit on visitors counts the real one',
  (name) => {
    const headers = gatewayHeaders({ [name]: '203.0.113.7', apikey: 'key' }, '192.0.2.1');
    expect([...headers.values()].join(' ')).not.toContain('203.0.113.7');
    expect(headers.get('x-forwarded-for')).toBe('192.0.2.1');
    expect(headers.get('apikey')).toBe('key');
  },
);

test('an apikey in the address becomes a header, not a filter', () => {
  const passed = passedOn(new Request('http://localhost/rest/v1/enigmes?select=title&apikey=key'));
  expect(passed.url).toBe('http://localhost/rest/v1/enigmes?select=title');
  expect(passed.headers.get('apikey')).toBe('key');
});
