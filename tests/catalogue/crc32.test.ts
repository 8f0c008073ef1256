import { crc32 as crc32OfZlib } from 'node:zlib';
import { assert as holdsFor, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { crc32 } from '#catalogue/crc32.ts';

test('the check value of CRC-32 is that of the catalogue of CRC algorithms', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcb_f4_39_26);
});

test('the checksum of any bytes is that of zlib', () => {
  holdsFor(property(uint8Array(), (bytes) => crc32(bytes) === crc32OfZlib(bytes)));
});
