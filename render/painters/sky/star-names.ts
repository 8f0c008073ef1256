import { DEGREE } from '#engine/constants.ts';
import type { StarColumns } from '#engine/sky/star-columns.ts';
import { isInPicture, projectSky, projectSkyInto, type SkyPoint } from '../../cameras/sky-camera.ts';
import { LABEL_LAYER, type Label, type NamesLook } from '../../picture/label.ts';
import type { Pen } from '../../picture/sky/ink.ts';
import type { SkyPicture } from '../../picture/sky/sky-picture.ts';
import { type StarInstant, starDirectionIn } from '../../picture/sky/star-instant.ts';
import { starDiameter, starDiameters } from '../../picture/sky/star-size.ts';
import { type GroundBelow, isAboveGround } from './above-ground.ts';
import { LABEL_DEPTH } from './label-depth.ts';
import type { SkyHit, SkyPainter } from './sky-painter.ts';
import { countTo, inkOfStar } from './star-rows.ts';

/** The name of a star by its row in the first list. */
export type StarName = { readonly row: number; readonly name: string };

export type SkyStarsInputs = GroundBelow & {
  readonly instant: StarInstant;
  /** Lists that have no star in common. */
  readonly stars: readonly StarColumns[];
  /** The brightest first. */
  readonly starNames: readonly StarName[];
  readonly look: {
    /** Faintest magnitude that is drawn. */
    readonly starLimit: number;
    /** Opacity of all stars, 0 to 1: they pale by day. */
    readonly starOpacity: number;
    readonly names: NamesLook;
  };
};

/** Faintest magnitude of named stars in the widest field, and how much fainter it becomes with each halving of the field. */
const NAMED_TO = 1.6;
const NAMED_PER_OCTAVE = 0.9;
const WIDEST = 90 * DEGREE;

/** The names of the brightest stars, and which one a pointer finds. */
export const skyStarNames: SkyPainter<SkyStarsInputs> = { labels, pick };

const point: SkyPoint = { x: 0, y: 0 };

/**
 * Writes the stars as marks, into a file, which has no commands for them.
 *
 * @param sizeOf diameter by magnitude, CSS px; as on the screen when left out.
 */
export function inkStars(
  pen: Pen,
  picture: SkyPicture<SkyStarsInputs>,
  sizeOf?: (magnitude: number) => number,
): void {
  const { view, stars, look } = picture;
  const diameters = starDiameters(view.fieldOfView);
  for (const list of stars) {
    const count = countTo(list, look.starLimit);
    for (let row = 0; row < count; row++) {
      if (!projectSkyInto(view, starDirectionIn(picture, list, row), 0, point)) continue;
      const magnitude = list.magnitude[row];
      const size = sizeOf?.(magnitude) ?? starDiameter(magnitude, diameters);
      if (!isInPicture(view, point, size)) continue;
      const colour = inkOfStar(list, row, look.inverted);
      pen.mark(point.x, point.y, { shape: 'disc', size, colour, opacity: look.starOpacity });
    }
  }
}

function labels(picture: SkyPicture<SkyStarsInputs>): readonly Label[] {
  const { view, stars, starNames, look } = picture;
  const name = look.names.star;
  const [list] = stars;
  if (name?.shown !== true || list === undefined) return [];
  const named = NAMED_TO + NAMED_PER_OCTAVE * Math.log2(WIDEST / view.fieldOfView);
  const faintest = Math.min(named, look.starLimit);
  const diameters = starDiameters(view.fieldOfView);
  return starNames.flatMap(({ row, name: text }) => {
    const magnitude = list.magnitude[row];
    if (magnitude > faintest) return [];
    const direction = starDirectionIn(picture, list, row);
    const at = projectSky(view, direction);
    if (at === undefined || !isInPicture(view, at) || !isAboveGround(picture, direction)) return [];
    return [
      {
        layer: LABEL_LAYER.star,
        text,
        ...at,
        clearance: starDiameter(magnitude, diameters) / 2,
        depth: LABEL_DEPTH.star + magnitude / 100,
        rank: 1,
        selected: false,
        colour: name.colour,
        size: name.size,
      },
    ];
  });
}

function pick(picture: SkyPicture<SkyStarsInputs>, x: number, y: number): SkyHit | undefined {
  const { view, stars, look } = picture;
  let nearest: SkyHit | undefined;
  stars.forEach((list, index) => {
    const count = countTo(list, look.starLimit);
    for (let row = 0; row < count; row++) {
      const at = projectSky(view, starDirectionIn(picture, list, row));
      if (at === undefined) continue;
      const distance = Math.hypot(at.x - x, at.y - y);
      if (distance < (nearest?.distance ?? Number.POSITIVE_INFINITY))
        nearest = { found: { kind: 'star', list: index, row }, distance };
    }
  });
  return nearest;
}
