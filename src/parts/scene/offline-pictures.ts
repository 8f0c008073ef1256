import { GENERIC_SHAPE } from '#contract/nov/shapes.ts';
import { textureName, texturePath } from '#render/textures/texture-path.ts';
import { DRAWN_BODIES } from '../solar-system/drawn-bodies.ts';

const MAPS = DRAWN_BODIES.flatMap(({ appearance: { texture, rings } }) => [
  texture,
  ...(rings === undefined ? [] : [rings.texture]),
]);

/** What scenes show that is no data: stars, maps of bodies in both kinds of colours, the shape of an object without a model. */
export const OFFLINE_PICTURES: readonly string[] = [
  ...[...MAPS, 'milky_way'].flatMap((name) =>
    [false, true].map((inverted) => texturePath(textureName(name, inverted), '1k')),
  ),
  GENERIC_SHAPE,
  '/static/sky/stars.json',
];
