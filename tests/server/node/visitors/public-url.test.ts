import { expect, test } from 'vitest';
import { forwardedUrl } from '#server/node/visitors/public-url.ts';
import { readTrustedProxies } from '#server/node/visitors/visitor-address.ts';

const AT_SOCKET = new URL('http://10.0.0.9:8080/fvt?object=Apophis');
const QUERY = { proto: 'https', host: 'neo.example.org' };

function seenBehind(trusted: string, remote: string, { proto, host }: Partial<typeof QUERY>): string {
  return forwardedUrl(AT_SOCKET, remote, { proto, host }, readTrustedProxies(trusted)).href;
}

test('a service behind a trusted proxy that speaks TLS is reached by the address that the proxy names', () => {
  const address = 'https://neo.example.org/fvt?object=Apophis';
  expect(seenBehind('1', '127.0.0.1', QUERY)).toBe(address);
  expect(seenBehind('127.0.0.0/8', '127.0.0.1', QUERY)).toBe(address);
  expect(seenBehind('1', '127.0.0.1', { proto: 'https' })).toBe('https://10.0.0.9:8080/fvt?object=Apophis');
});

test('headers that do not come from a trusted proxy change nothing', () => {
  expect(seenBehind('0', '127.0.0.1', QUERY)).toBe(AT_SOCKET.href);
  expect(seenBehind('10.0.0.0/8', '198.51.100.7', QUERY)).toBe(AT_SOCKET.href);
});

test('what a visitor wrote before the trusted proxy did is not believed', () => {
  const forged = { proto: 'http, https', host: 'evil.example, neo.example.org' };
  expect(seenBehind('1', '127.0.0.1', forged)).toBe('https://neo.example.org/fvt?object=Apophis');
});

test.each(['a b', 'evil.example/path', 'user@evil.example', '<script>', ''])('"%s" names no host', (host) => {
  expect(seenBehind('1', '127.0.0.1', { proto: 'gopher', host })).toBe(AT_SOCKET.href);
});
