import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TEXTURE_FOLDER, textureName, texturePath, type Sharpness } from '#render/textures/texture-path.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');
const MAPS = ['sun', 'mercury', 'venus', 'earth', 'moon', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'];
const SHARPNESS: readonly Sharpness[] = ['1k', '2k', '4k'];

test('a map has a file in every sharpness, and a negative', () => {
  const missing = [...MAPS, 'saturn_rings', 'milky_way']
    .flatMap((name) => [name, textureName(name, true)])
    .flatMap((name) => SHARPNESS.map((sharpness) => texturePath(name, sharpness)))
    .filter((path) => !existsSync(join(PUBLIC, path)));
  expect(missing).toEqual([]);
});

test('the name of a map of inverted colours ends with _neg, and those of the rings are PNG', () => {
  expect(texturePath('earth_neg', '1k')).toBe('/static/textures/detailed/earth_neg.jpg');
  expect(texturePath('earth_neg', '2k')).toBe('/static/textures/detailed/earth_2k_neg.jpg');
  expect(texturePath('saturn_rings_neg', '1k')).toBe('/static/textures/detailed/saturn_rings_neg.png');
});

test('the first maps of all bodies together are 500 kB at most', () => {
  const bytes = MAPS.map((name) => statSync(join(PUBLIC, texturePath(name, '1k'))).size);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(500_000);
});

test('no map is stored that nothing requests', () => {
  const requested = [...MAPS, 'saturn_rings', 'milky_way'].flatMap((name) =>
    [name, textureName(name, true)].flatMap((one) =>
      SHARPNESS.map((sharpness) => texturePath(one, sharpness)),
    ),
  );
  const stored = readdirSync(join(PUBLIC, TEXTURE_FOLDER)).map((name) => `${TEXTURE_FOLDER}${name}`);
  expect(stored.filter((path) => !requested.includes(path))).toEqual([]);
});
