import { GENERIC_SHAPE } from '#contract/nov/shapes.ts';
import { type Sharpness, textureName, texturePath } from '#render/textures/texture-path.ts';
import { DRAWN_BODIES } from '../solar-system/drawn-bodies.ts';

const MAPS = DRAWN_BODIES.flatMap(({ appearance: { texture, rings } }) => [
  texture,
  ...(rings === undefined ? [] : [rings.texture]),
]);

const SHARPNESSES: readonly Sharpness[] = ['1k', '2k'];

/** Addresses of maps in both kinds of colours, from far and from near; some have one size. */
const MAP_PATHS = new Set(
  [...MAPS, 'milky_way'].flatMap((name) =>
    [name, textureName(name, true)].flatMap((each) => SHARPNESSES.map((size) => texturePath(each, size))),
  ),
);

/** What scenes show that is no data: stars, maps of bodies, the shape of an object without a model. */
export const OFFLINE_PICTURES: readonly string[] = [...MAP_PATHS, GENERIC_SHAPE, '/static/sky/stars.json'];
