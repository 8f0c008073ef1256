import { DEGREE } from '#engine/constants.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import {
  isInPicture,
  projectSky,
  type SkyPoint,
  type SkyView,
  unprojectSky,
} from '../../cameras/sky-camera.ts';
import { fineSpacing, gridSpacing, meridianSpacing } from '../../picture/sky/grid-spacing.ts';

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
  /** Of its longitude or latitude, deg. */
  readonly value: number;
  /** Stands between the lines of the grid proper. */
  readonly fine: boolean;
  /** Chains of places, CSS px: x y of each. */
  readonly chains: readonly (readonly Readonly<SkyPoint>[])[];
};

/** Longest piece of a line of a grid that is drawn straight, rad, and fewest pieces across a picture. */
const LONGEST_PIECE = 3 * DEGREE;

/** How far a parallel may bend beside a piece of it, CSS px. */
const BEND_PX = 0.15;
const FEWEST_PIECES = 24;

/** Steps along each side of a picture that tell which part of the grid is in it. */
const SIDE_STEPS = 12;

/** Latitude, deg, beyond which only some meridians are drawn, and which. */
const POLAR = 80;
const POLAR_MERIDIANS = 30;

/** The lines of a grid that are in a picture. */
export function gridLines(view: SkyView, axes: SkyAxes): readonly GridLine[] {
  const part = partInView(view, axes);
  const spacing = gridSpacing(view.fieldOfView);
  const fine = fineSpacing(view.fieldOfView);
  const lines = linesOf(view, axes, part, spacing, undefined);
  return fine === undefined ? lines : [...linesOf(view, axes, part, fine, spacing), ...lines];
}

/** Part of a grid: latitudes, and longitudes either side of a middle, rad. */
type Part = {
  readonly south: number;
  readonly north: number;
  readonly middle: number;
  readonly west: number;
  readonly east: number;
};

function linesOf(
  view: SkyView,
  axes: SkyAxes,
  part: Part,
  spacing: number,
  coarse: number | undefined,
): readonly GridLine[] {
  const { south, north, middle, west, east } = part;
  const nearest = Math.min(Math.abs(south), Math.abs(north)) * (south * north < 0 ? 0 : 1);
  const step = meridianSpacing(spacing, nearest);
  const coarseStep = coarse === undefined ? undefined : meridianSpacing(coarse, nearest);
  const parallels = multiples(south, north, spacing)
    .filter((value) => Math.abs(value) < 90 && !isMultiple(value, coarse))
    .map((value) => ({
      kind: 'parallel' as const,
      value,
      fine: coarse !== undefined,
      chains: chainsOf(view, middle + west, middle + east, longestPiece(view, value * DEGREE), (at) =>
        axes.direction(at, value * DEGREE),
      ),
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
        value: ((value % 360) + 360) % 360,
        fine: coarse !== undefined,
        chains: chainsOf(view, from, to, LONGEST_PIECE, (at) => axes.direction(value * DEGREE, at)),
      };
    });
  return [...parallels, ...meridians].filter(({ chains }) => chains.length > 0);
}

/** The part of a grid that a picture shows, with a margin. */
function partInView(view: SkyView, axes: SkyAxes): Part {
  const { width, height } = view.size;
  const [middle] = axes.coordinates(view.centre);
  let [south, north, west, east] = [Math.PI / 2, -Math.PI / 2, 0, 0];
  for (let step = 0; step <= SIDE_STEPS; step++) {
    const [x, y] = [(width * step) / SIDE_STEPS, (height * step) / SIDE_STEPS];
    for (const [px, py] of [
      [x, 0],
      [x, height],
      [0, y],
      [width, y],
      [x, view.middle.y],
    ]) {
      const [longitude, latitude] = axes.coordinates(unprojectSky(view, px, py));
      const from = longitude - middle - 2 * Math.PI * Math.round((longitude - middle) / (2 * Math.PI));
      south = Math.min(south, latitude);
      north = Math.max(north, latitude);
      west = Math.min(west, from);
      east = Math.max(east, from);
    }
  }
  const margin = view.fieldOfView / SIDE_STEPS;
  const sees = (pole: number) => {
    const at = projectSky(view, axes.direction(0, pole));
    return at !== undefined && isInPicture(view, at, width / SIDE_STEPS);
  };
  const [seesNorth, seesSouth] = [sees(Math.PI / 2), sees(-Math.PI / 2)];
  const around = seesNorth || seesSouth;
  const sideways = margin / Math.max(0.01, Math.cos(Math.max(Math.abs(south), Math.abs(north))));
  return {
    south: seesSouth ? -Math.PI / 2 : Math.max(-Math.PI / 2, south - margin),
    north: seesNorth ? Math.PI / 2 : Math.min(Math.PI / 2, north + margin),
    middle,
    west: around ? -Math.PI : Math.max(-Math.PI, west - sideways),
    east: around ? Math.PI : Math.min(Math.PI, east + sideways),
  };
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

/** A line as chains of places in the picture and a little beside it. */
function chainsOf(
  view: SkyView,
  from: number,
  to: number,
  longest: number,
  directionAt: (angle: number) => Vector3,
): readonly (readonly Readonly<SkyPoint>[])[] {
  const pieces = Math.max(FEWEST_PIECES, Math.ceil((to - from) / longest));
  const chains: Readonly<SkyPoint>[][] = [];
  let chain: Readonly<SkyPoint>[] | undefined;
  for (let piece = 0; piece <= pieces; piece++) {
    const at = projectSky(view, directionAt(from + ((to - from) * piece) / pieces));
    if (at === undefined) {
      chain = undefined;
    } else if (chain === undefined) {
      chain = [at];
      chains.push(chain);
    } else chain.push(at);
  }
  return chains.filter((places) => places.length > 1);
}
