import { GENERIC_SHAPE } from '#contract/nov/shapes.ts';
import { texturePath } from '#render/textures/texture-path.ts';
import { DRAWN_BODIES } from '../solar-system/drawn-bodies.ts';
import { ZONE_FILE } from '../time-zone/zone-file.ts';

const MAPS = DRAWN_BODIES.flatMap(({ appearance: { texture, rings } }) => [
  texture,
  ...(rings === undefined ? [] : [rings.texture]),
]);

/** What scenes and the map of sites show that is no data: maps of bodies, the shape of an object without a model, time zones. */
export const OFFLINE_PICTURES: readonly string[] = [
  ...[...MAPS, 'milky_way'].map((name) => texturePath(name, '1k')),
  GENERIC_SHAPE,
  ZONE_FILE,
];
