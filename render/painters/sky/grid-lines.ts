import { modulo } from '#engine/modulo.ts';
import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { SkyView } from '../../cameras/sky-camera.ts';
import { vec3 } from '../../geometry/vectors.ts';
import { fineSpacing, gridSpacing, meridianSpacing } from '../../picture/sky/grid-spacing.ts';
import { type GridPart, partInView } from './grid-part.ts';

/** Axes that a grid counts from. */
export type SkyAxes = {
  /** The direction of a longitude and latitude, rad: a unit vector in ICRF. */
  readonly direction: (longitude: number, latitude: number) => Vector3;
  /** Longitude and latitude of a direction, rad. */
  readonly coordinates: (direction: Vector3) => readonly [longitude: number, latitude: number];
};

/** A line of a grid in a picture. */
export type GridLine = {
  readonly kind: 'meridian' | 'parallel';
  /** Its longitude or latitude, deg. */
  readonly value: number;
  /** Whether it lies between the main lines of the grid. */
  readonly fine: boolean;
  /** Chains of places, CSS px: x y of each, one after the other. */
  readonly chains: readonly (readonly number[])[];
};

/** Longest piece of a line of a grid that is drawn straight, rad, and fewest pieces across a picture. */
const LONGEST_PIECE = 3 * DEGREE;

/** How far a parallel may bend beside a piece of it, CSS px. */
const BEND_PX = 0.15;
const FEWEST_PIECES = 24;

/** Latitude, deg, beyond which only some meridians are drawn, and which. */
const POLAR = 80;
const POLAR_MERIDIANS = 30;

/** The lines of a grid that are in a picture. */
export function gridLines(view: SkyView, axes: SkyAxes): readonly GridLine[] {
  const onAxes = turnedTo(view.centre, axes).map((axis) => onView(view, axis));
  const part = partInView(view, onAxes);
  const spacing = gridSpacing(view.fieldOfView);
  const fine = fineSpacing(view.fieldOfView);
  const lines = linesOf(view, onAxes, part, spacing, undefined);
  return fine === undefined ? lines : [...linesOf(view, onAxes, part, fine, spacing), ...lines];
}

function linesOf(
  view: SkyView,
  axes: readonly Vector3[],
  part: GridPart,
  spacing: number,
  coarse: number | undefined,
): readonly GridLine[] {
  const { south, north, middle, west, east } = part;
  const nearest = Math.min(Math.abs(south), Math.abs(north)) * (south * north < 0 ? 0 : 1);
  const step = meridianSpacing(spacing, nearest);
  const coarseStep = coarse === undefined ? undefined : meridianSpacing(coarse, nearest);
  const { parallelAt, meridianAt, chainsOf } = circlesIn(view, axes);
  const parallels = multiples(south, north, spacing)
    .filter((value) => Math.abs(value) < 90 && !isMultiple(value, coarse))
    .map((value) => ({
      kind: 'parallel' as const,
      value,
      fine: coarse !== undefined,
      chains: chainsOf(parallelAt(value * DEGREE), {
        from: middle + west,
        to: middle + east,
        longest: longestPiece(view, value * DEGREE),
      }),
    }));
  const polar = POLAR * DEGREE;
  const meridians = multiples(
    middle + west,
    Math.min(middle + east, middle + west + 2 * Math.PI - 1e-9),
    step,
  )
    .filter((value) => !isMultiple(value, coarseStep))
    .map((value) => {
      const whole = coarse !== undefined || step < 1 || isMultiple(value, POLAR_MERIDIANS);
      const [from, to] = whole ? [south, north] : [Math.max(south, -polar), Math.min(north, polar)];
      return {
        kind: 'meridian' as const,
        value: modulo(value, 360),
        fine: coarse !== undefined,
        chains: chainsOf(meridianAt(value * DEGREE), { from, to, longest: LONGEST_PIECE }),
      };
    });
  return [...parallels, ...meridians].filter(({ chains }) => chains.length > 0);
}

/** Multiples of a spacing, deg, between two angles, rad. */
function multiples(from: number, to: number, spacing: number): readonly number[] {
  const first = Math.ceil(from / DEGREE / spacing - 1e-9);
  const last = Math.floor(to / DEGREE / spacing + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * spacing);
}

function isMultiple(value: number, spacing: number | undefined): boolean {
  if (spacing === undefined) return false;
  return Math.abs(value / spacing - Math.round(value / spacing)) < 1e-6;
}

/** Longest piece of a parallel, rad of longitude: an arc of s on a circle of the radius r bends by r s² / 8. */
function longestPiece({ pixelsPerRadian }: SkyView, latitude: number): number {
  const bent = pixelsPerRadian * Math.cos(latitude) * Math.abs(Math.sin(latitude));
  return Math.min(LONGEST_PIECE, Math.sqrt((8 * BEND_PX) / Math.max(bent, 1)));
}

/** A circle as three vectors on the axes of a view: to the right, upwards and into the picture. */
type Circle = {
  /** Vectors from the middle to the points at 0 and 90°, and to the middle: a point is their sum, weighted by cos, sin and 1. */
  readonly start: Vector3;
  readonly quarter: Vector3;
  readonly middle: Vector3;
};

/** Part of a circle, rad, and the longest piece of it that is drawn straight. */
type Arc = { readonly from: number; readonly to: number; readonly longest: number };

/**
 * The circles of a grid as a view has them.
 *
 * Those of azimuth and altitude are not quite circles, since aberration moves every direction in its own way, by 20 arcsec: they are
 * taken as circles that lie right in the middle of the picture, and lie right to a fraction of a pixel elsewhere.
 */
function circlesIn(view: SkyView, [zero, east, pole]: readonly Vector3[]) {
  function parallelAt(latitude: number): Circle {
    const [cosine, sine] = [Math.cos(latitude), Math.sin(latitude)];
    const none: Vector3 = [0, 0, 0];
    return {
      start: mixed(zero, cosine, none, 0),
      quarter: mixed(east, cosine, none, 0),
      middle: mixed(pole, sine, none, 0),
    };
  }

  function meridianAt(longitude: number): Circle {
    const start = mixed(zero, Math.cos(longitude), east, Math.sin(longitude));
    return { start, quarter: pole, middle: [0, 0, 0] };
  }

  /** A line as chains of places in the picture and a little beside it. */
  function chainsOf({ start, quarter, middle }: Circle, { from, to, longest }: Arc): readonly number[][] {
    const { distortion, leastCosine, pixelsPerRadian, middle: centre } = view;
    const pieces = Math.max(FEWEST_PIECES, Math.ceil((to - from) / longest));
    const piece = (to - from) / pieces;
    const [turnCosine, turnSine] = [Math.cos(piece), Math.sin(piece)];
    const chains: number[][] = [];
    let chain: number[] | undefined;
    let [cosine, sine] = [Math.cos(from), Math.sin(from)];
    for (let place = 0; place <= pieces; place++) {
      const depth = cosine * start[2] + sine * quarter[2] + middle[2];
      if (depth < leastCosine) chain = undefined;
      else {
        const scale = (pixelsPerRadian * (1 + distortion)) / (distortion + depth);
        if (chain === undefined) chains.push((chain = []));
        chain.push(
          centre.x + scale * (cosine * start[0] + sine * quarter[0] + middle[0]),
          centre.y - scale * (cosine * start[1] + sine * quarter[1] + middle[1]),
        );
      }
      const next = cosine * turnCosine - sine * turnSine;
      sine = sine * turnCosine + cosine * turnSine;
      cosine = next;
    }
    return chains.filter((places) => places.length > 2);
  }

  return { parallelAt, meridianAt, chainsOf };
}

/** Three axes, ICRF, turned so that a direction has its grid coordinates about them. */
function turnedTo(direction: Vector3, axes: SkyAxes): readonly Vector3[] {
  const three = [
    [0, 0],
    [Math.PI / 2, 0],
    [0, Math.PI / 2],
  ].map(([longitude, latitude]) => axes.direction(longitude, latitude));
  const [longitude, latitude] = axes.coordinates(direction);
  const [x, y] = [Math.cos(latitude) * Math.cos(longitude), Math.cos(latitude) * Math.sin(longitude)];
  const there = mixed(mixed(three[0], x, three[1], y), 1, three[2], Math.sin(latitude));
  const turn: [number, number, number] = [0, 0, 0];
  const moved: [number, number, number] = [0, 0, 0];
  vec3.cross(turn, there, direction);
  return three.map((axis) => mixed(axis, 1, vec3.cross(moved, turn, axis) as Vector3, 1));
}

/** A direction in ICRF on the axes of a view. */
function onView({ right, up, centre }: SkyView, direction: Vector3): Vector3 {
  return [vec3.dot(right, direction), vec3.dot(up, direction), vec3.dot(centre, direction)];
}

/** Two vectors, each this many times. */
function mixed([x, y, z]: Vector3, times: number, [a, b, c]: Vector3, others: number): Vector3 {
  return [times * x + others * a, times * y + others * b, times * z + others * c];
}
