import { expect, test } from 'vitest';
import { estimatedBytes } from '#client/night-pack.ts';

/** Data of a build with 26,010 objects and 1.87 million stars: bytes of each, and as they are packed. */
const BUILT = {
  catalogue: [9_682_272, 3_786_048],
  'prepared/orbits': [12_510_858, 6_376_534],
  'bright-stars': [271_238, undefined],
  'ephemeris/index.json': [7115, undefined],
  'ephemeris/1898-1943.bin': [438_661, undefined],
  'ephemeris/1943-1988.bin': [439_354, undefined],
  'ephemeris/1988-2033.bin': [438_321, undefined],
  'ephemeris/2033-2078.bin': [438_493, undefined],
  'stars/tiles': [47_588_092, undefined],
} as const;

/** Bytes of the file of a night that was made of them, with two objects for a week. */
const FILE = 14_800_000;

test.each([
  ['that lies beside the page', true],
  ['of a service, which packs it when it is requested', false],
])(
  'the size of a night that is announced from a list %s is that of its file within a tenth',
  (_, isPacked) => {
    const announced = estimatedBytes(listOf(isPacked), 2);
    expect(announced / FILE).toBeGreaterThan(0.9);
    expect(announced / FILE).toBeLessThan(1.1);
  },
);

function listOf(isPacked: boolean) {
  const files = Object.entries(BUILT).map(([name, [bytes, packed]]) => {
    const packedBytes = isPacked && packed !== undefined ? { packedBytes: packed } : {};
    return [name, { path: 'data/a.bin', bytes, ...packedBytes, sha256: '0'.repeat(64) }] as const;
  });
  return { format: 1, toolkit: '2.13.0', madeAt: '2026-11-28T00:00:00Z', files: Object.fromEntries(files) };
}
