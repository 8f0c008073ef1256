import { expect, test } from 'vitest';
import { readTrustedProxies, visitorName } from '#server/node/visitors/visitor-address.ts';

function nameBehind(trusted: string, remote: string, forwarded?: string): string {
  return visitorName(remote, forwarded, readTrustedProxies(trusted));
}

test('a visitor is named by the address of the connection, where no proxy is trusted, whatever was forwarded', () => {
  expect(nameBehind('false', '198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
});

test('a visitor is named by the address that reached the one trusted proxy, not one that a header claims', () => {
  expect(nameBehind('true', '127.0.0.1', '203.0.113.1, 198.51.100.7')).toBe('198.51.100.7');
});

test('a visitor is named by the address before as many proxies as are trusted', () => {
  expect(nameBehind('2', '10.0.0.2', '192.0.2.66, 198.51.100.7, 10.0.0.1')).toBe('198.51.100.7');
});

test('a visitor is named by the address before all proxies of trusted networks', () => {
  const chain = '192.0.2.66, 198.51.100.7, 10.1.2.3, fd00::3';
  expect(nameBehind('10.0.0.0/8, fd00::/8', '10.0.0.2', chain)).toBe('198.51.100.7');
});

test('a visitor is named by the address of the connection, where it does not come from a trusted network', () => {
  expect(nameBehind('10.0.0.0/8', '198.51.100.7', '203.0.113.1')).toBe('198.51.100.7');
});

test('a visitor is named by the address of the last proxy that names one at all', () => {
  expect(nameBehind('3', '10.0.0.1', 'nobody, 198.51.100.7')).toBe('198.51.100.7');
});

test('a visitor has one name for all addresses of an IPv6 network, and another for the next one', () => {
  const names = ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', '2001:db8:1:3::1'].map((remote) =>
    nameBehind('0', remote),
  );
  expect(names).toEqual(['2001:db8:1:2::/64', '2001:db8:1:2::/64', '2001:db8:1:3::/64']);
});

test('a visitor is named by the address of IPv4 also where it arrives in the form of IPv6', () => {
  expect(nameBehind('0', '::ffff:198.51.100.7')).toBe('198.51.100.7');
});

test.each(['yes', '1.2.3', '10.0.0.0/33', '-1', '4711', '10.0.0.1,'])('"%s" names no proxies', (text) => {
  expect(() => readTrustedProxies(text)).toThrow(RangeError);
});
