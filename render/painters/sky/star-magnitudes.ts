import { STAR_KNOWN, type StarColumns } from '#engine/sky/star-columns.ts';
import { starVectors } from '#engine/sky/star-place.ts';
import { isInPicture, projectSky } from '../../cameras/sky-camera.ts';
import { LABEL_LAYER, type Label } from '../../picture/label.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { starDirectionIn } from '../../picture/sky/star-instant.ts';
import { starDiameter, starDiameters } from '../../picture/sky/star-size.ts';
import { isAboveGround } from './above-ground.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyPainter } from './sky-painter.ts';
import type { SkyStarsInputs } from './star-names.ts';
import { countTo } from './star-rows.ts';

/** Most stars of a picture that have their magnitudes beside them. */
const MOST = 40;

/** Most that the cosine of a star's angle from the centre changes by its motion: none has moved by a degree. */
const SLACK = 0.0174;

/**
 * The mark after the magnitude of a star whose proper motion is not known, so that its place is that of the
 * catalogue's epoch.
 */
export const UNMOVED_MARK = '*';

/** The magnitudes of the brightest stars in the picture, in tenths. */
export const skyStarMagnitudes: SkyPainter<SkyStarsInputs> = { labels };

function labels(picture: SkyPicture<SkyStarsInputs>): readonly Label[] {
  const { stars, look } = picture;
  const style = look.names.starMagnitude;
  if (style?.shown !== true) return [];
  const brightest = stars
    .flatMap((list) => brightestIn(picture, list))
    .toSorted((one, other) => one.magnitude - other.magnitude)
    .slice(0, MOST);
  const diameters = starDiameters(picture.view.fieldOfView);
  return brightest.map(({ x, y, magnitude, isMoved }) => ({
    layer: LABEL_LAYER.starMagnitude,
    text: `${magnitude.toFixed(1).replace('-', '−')}${isMoved ? '' : UNMOVED_MARK}`,
    x,
    y,
    clearance: starDiameter(magnitude, diameters) / 2,
    depth: LABEL_DEPTH.star + magnitude / 100,
    rank: 2,
    selected: false,
    secondary: true,
    colour: style.colour,
    size: style.size,
  }));
}

type SeenStar = {
  readonly x: number;
  readonly y: number;
  readonly magnitude: number;
  readonly isMoved: boolean;
};

function brightestIn(picture: SkyPicture<SkyStarsInputs>, list: StarColumns): readonly SeenStar[] {
  const { view, look } = picture;
  const { centre, leastCosine } = view;
  const count = countTo(list, look.starLimit);
  const places = directionsOf(list);
  const seen: SeenStar[] = [];
  for (let row = 0; row < count && seen.length < MOST; row++) {
    const at = 3 * row;
    const depth = places[at] * centre[0] + places[at + 1] * centre[1] + places[at + 2] * centre[2];
    if (depth < leastCosine - SLACK) continue;
    const direction = starDirectionIn(picture, list, row);
    const place = projectSky(view, direction);
    if (place === undefined || !isInPicture(view, place) || !isAboveGround(picture, direction)) continue;
    const isMoved = (list.known[row] & STAR_KNOWN.motion) !== 0;
    seen.push({ ...place, magnitude: list.magnitude[row], isMoved });
  }
  return seen;
}

const made = new WeakMap<StarColumns, Float32Array>();

/** Directions of the stars of a list at its epoch, x y z of each: what is far from the picture is known without angles. */
function directionsOf(list: StarColumns): Float32Array {
  const known = made.get(list);
  if (known !== undefined) return known;
  const places = new Float32Array(3 * list.count);
  for (let row = 0; row < list.count; row++) places.set(starVectors(list, row).direction, 3 * row);
  made.set(list, places);
  return places;
}
