import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TEXTURE_FOLDER, textureName, texturePath, type Sharpness } from '#render/textures/texture-path.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');
const MAPS = ['sun', 'mercury', 'venus', 'earth', 'moon', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune'];
const SHARPNESS: readonly Sharpness[] = ['1k', '2k', '4k'];

describe('a map', () => {
  test('has a file in every sharpness, and a negative', () => {
    const missing = [...MAPS, 'saturn_rings', 'milky_way']
      .flatMap((name) => [name, textureName(name, true)])
      .flatMap((name) => SHARPNESS.map((sharpness) => texturePath(name, sharpness)))
      .filter((path) => !existsSync(join(PUBLIC, path)));
    expect(missing).toEqual([]);
  });

  test('of inverted colours ends with _neg, and those of the rings are PNG', () => {
    expect(texturePath('earth_neg', '1k')).toBe('/static/textures/detailed/earth_neg.jpg');
    expect(texturePath('earth_neg', '2k')).toBe('/static/textures/detailed/earth_2k_neg.jpg');
    expect(texturePath('saturn_rings_neg', '1k')).toBe('/static/textures/detailed/saturn_rings_neg.png');
  });

  test('of first sight costs 500 kB for all bodies together', () => {
    const bytes = MAPS.map((name) => statSync(join(PUBLIC, texturePath(name, '1k'))).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(500_000);
  });

  test('that nothing asks for is not kept', () => {
    const asked = [...MAPS, 'saturn_rings', 'milky_way'].flatMap((name) =>
      [name, textureName(name, true)].flatMap((one) =>
        SHARPNESS.map((sharpness) => texturePath(one, sharpness)),
      ),
    );
    const kept = readdirSync(join(PUBLIC, TEXTURE_FOLDER)).map((name) => `${TEXTURE_FOLDER}${name}`);
    expect(kept.filter((path) => !asked.includes(path))).toEqual([]);
  });
});
