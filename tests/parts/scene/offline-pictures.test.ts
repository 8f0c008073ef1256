import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OFFLINE_PICTURES } from '#parts/scene/offline-pictures.ts';
import { TEXTURE_FOLDER } from '#render/textures/texture-path.ts';

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'public', TEXTURE_FOLDER);

test('every map that a scene may request, near bodies or far, is stored once for work without a network', () => {
  const maps = OFFLINE_PICTURES.filter((path) => path.startsWith(TEXTURE_FOLDER));
  const files = readdirSync(FOLDER).map((name) => TEXTURE_FOLDER + name);
  expect(maps.toSorted()).toEqual(files.toSorted());
});
