import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { PictureSize } from '../cameras/orbit-camera.ts';
import { isInPicture, projectSky, skyViewOf } from '../cameras/sky-camera.ts';
import { starDirectionIn } from '../picture/sky/star-instant.ts';
import { countTo } from '../painters/sky/star-rows.ts';
import { type SkyTrail, pointCount, pointDirection } from '../picture/sky/trail.ts';
import type { SkyInputs } from './sky-scene.ts';

/** A star of a picture. */
export type StarInField = {
  readonly list: number;
  readonly row: number;
  readonly direction: Vector3;
  readonly magnitude: number;
  readonly name: string | undefined;
};

/** The contents of a picture of the sky as data for screen readers. */
export type SkyContents = {
  /** Trails with the rows of their points that are in the field. */
  readonly trails: readonly { readonly trail: SkyTrail; readonly rows: readonly number[] }[];
  /** Ids of Sun, Moon and planets. */
  readonly bodies: readonly string[];
  /** Rows of the list of deep-sky objects. */
  readonly deepSky: readonly number[];
  /** The brightest first. */
  readonly stars: readonly StarInField[];
};

/**
 * The contents of a picture's field, whether switched on or not.
 *
 * @param mostStars how many stars are listed.
 */
export function skyContents(inputs: SkyInputs, size: PictureSize, mostStars: number): SkyContents {
  const view = skyViewOf(inputs.camera, size);
  const isIn = (direction: ArrayLike<number>) => {
    const at = projectSky(view, direction);
    return at !== undefined && isInPicture(view, at);
  };
  const { trails, bodies, deepSky } = inputs;
  return {
    trails: trails.flatMap((trail) => {
      const rows = Array.from({ length: pointCount(trail) }, (_, row) => row);
      const seen = rows.filter((row) => isIn(pointDirection(trail, row)));
      return seen.length === 0 ? [] : [{ trail, rows: seen }];
    }),
    bodies: bodies.filter(({ direction }) => isIn(direction)).map(({ id }) => id),
    deepSky: deepSky.flatMap(({ direction }, row) => (isIn(direction) ? [row] : [])),
    stars: starsIn(inputs, isIn, mostStars),
  };
}

function starsIn(
  inputs: SkyInputs,
  isIn: (direction: ArrayLike<number>) => boolean,
  most: number,
): readonly StarInField[] {
  const names = new Map(inputs.starNames.map(({ row, name }) => [row, name]));
  const found = inputs.stars.flatMap((columns, list) => {
    const found: StarInField[] = [];
    const count = countTo(columns, inputs.look.starLimit);
    for (let row = 0; row < count && found.length < most; row++) {
      const direction = starDirectionIn(inputs, columns, row);
      if (!isIn(direction)) continue;
      const name = list === 0 ? names.get(row) : undefined;
      found.push({ list, row, direction, magnitude: columns.magnitude[row], name });
    }
    return found;
  });
  return found.toSorted((one, other) => one.magnitude - other.magnitude).slice(0, most);
}
