import { expect, it } from 'vitest';
import { requestUrl } from './requestUrl';

const ORIGIN = 'https://site.example';

it('is an address below /api/ with its query', () => {
  expect(requestUrl(ORIGIN, '/api/rest/x').href).toBe('https://site.example/api/rest/x');
  const query = { q: 'a b&c', n: 1, yes: true, none: undefined };
  expect(requestUrl(ORIGIN, '/api/x', query).href).toBe(
    'https://site.example/api/x?q=a+b%26c&n=1&yes=true',
  );
});

it.each([
  ...['', '/', '/apis', '/config', 'api/x', '@evil.example/api/x', '.evil.example/api/x'],
  ...['//evil.example/api/x', '/api/../config', '/api/./x', '/api/x/%2e%2e/y', '/api\\..\\x'],
  ...['/api/x?crumb=1', '/api/x#y', ':1/api/x', '/api/x y'],
])('refuses %j', (path) => {
  expect(() => requestUrl(ORIGIN, path)).toThrow(TypeError);
});
