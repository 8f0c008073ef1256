import { starDirectionIn } from '#render/picture/sky/star-instant.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import { skyViewOf } from '#render/cameras/sky-camera.ts';
import type { SkyInputs } from '#render/scenes/sky-scene.ts';
import type { SkyContent } from './sky-content.ts';

/** A star or something of the deep sky. */
export type InField = {
  readonly key: string;
  readonly name: string;
  /** Kind in words. */
  readonly kind: string;
  readonly magnitude: number;
  /** Unit vector, ICRF. */
  readonly direction: Vector3;
};

/** Most stars and most deep-sky objects that are listed of a field. */
export const MOST_IN_FIELD = 50;

/** Where a camera looks does not depend on the size of the picture. */
const ANY_SIZE = { width: 1, height: 1 };

/**
 * The brightest stars that the chart shows within half a field of its middle, with their names where they have any, and then what
 * there is of the deep sky: each the brightest first.
 */
export function inField(
  inputs: SkyInputs,
  content: Pick<SkyContent, 'namedStars'> | undefined,
): readonly InField[] {
  const { centre, fieldOfView } = skyViewOf(inputs.camera, ANY_SIZE);
  const leastCosine = Math.cos(fieldOfView / 2);
  const isIn = ([x, y, z]: Vector3) => x * centre[0] + y * centre[1] + z * centre[2] >= leastCosine;
  const stars = inputs.stars.flatMap((list, place) => {
    const named = place === 0 ? (content?.namedStars ?? []) : [];
    return brightestOf(inputs, list, isIn, named).map(({ row, ...star }) => ({
      key: `${place} ${row}`,
      ...star,
    }));
  });
  const deepSky = inputs.deepSky
    .filter(({ direction }) => isIn(direction))
    .map(({ name, kind, magnitude, direction }) => ({ key: name, name, kind, magnitude, direction }));
  return [brightestFirst(stars), brightestFirst(deepSky)].flatMap((found) => found.slice(0, MOST_IN_FIELD));
}

/** The first stars of a list, which begins with the brightest one. */
function brightestOf(
  inputs: SkyInputs,
  stars: StarColumns,
  isIn: (direction: Vector3) => boolean,
  named: SkyContent['namedStars'],
): readonly (Omit<InField, 'key'> & { readonly row: number })[] {
  const names = new Map(named.map(([row, ...words]) => [row, words] as const));
  const found: (Omit<InField, 'key'> & { readonly row: number })[] = [];
  for (const [row, magnitude] of stars.magnitude.subarray(0, stars.count).entries()) {
    if (magnitude > inputs.look.starLimit || found.length === MOST_IN_FIELD) break;
    const direction = starDirectionIn(inputs, stars, row);
    if (!isIn(direction)) continue;
    const words = names.get(row)?.filter((word) => word !== '') ?? [];
    const name = words.length === 0 ? 'Unnamed star' : words.join(', ');
    found.push({ row, name, kind: 'star', magnitude, direction });
  }
  return found;
}

function brightestFirst(found: readonly InField[]): readonly InField[] {
  return found.toSorted((one, other) => one.magnitude - other.magnitude);
}
