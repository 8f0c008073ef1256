import { isApproximate, isUnseen, moonlightGrade, type Trace } from '#contract/scd/trace-points.ts';
import { DEGREE } from '#engine/constants.ts';
import { directionOf } from '#render/geometry/sky-lines.ts';
import { contrasting } from '#render/labels/legible.ts';
import type { Colour } from '#render/picture/colour.ts';
import { type DashPattern, MOONLIGHT, type SkyTrail } from '#render/picture/sky/trail.ts';

/** The part of a trail that follows from the trace alone. */
export type TraceGeometry = Pick<
  SkyTrail,
  'directions' | 'dates' | 'pale' | 'moonlight' | 'starlit' | 'ellipses' | 'approximate' | 'clones'
>;

const GRADES = { yellow: MOONLIGHT.some, red: MOONLIGHT.strong } as const;

/** Where the points of a trace lie, and what is shown of them. */
export function geometryOf({ points, starlightAffected }: Trace): TraceGeometry {
  const hasEllipses = points.some(({ ellipse }) => ellipse !== undefined);
  return {
    directions: Float64Array.from(points.flatMap(({ raDeg, decDeg }) => directionDeg(raDeg, decDeg))),
    dates: Float64Array.from(points, ({ julianDate }) => julianDate),
    pale: Uint8Array.from(points, (point) => (isUnseen(point) ? 1 : 0)),
    moonlight: Uint8Array.from(points, ({ moonlight }) => {
      const grade = moonlightGrade(moonlight);
      return grade === undefined ? MOONLIGHT.none : GRADES[grade];
    }),
    starlit: Float64Array.from(starlightAffected.flatMap(({ raDeg, decDeg }) => directionDeg(raDeg, decDeg))),
    ...(hasEllipses
      ? {
          ellipses: Float64Array.from(
            points.flatMap(({ ellipse }) =>
              ellipse === undefined
                ? [0, 0, 0]
                : [ellipse.majorDeg * DEGREE, ellipse.minorDeg * DEGREE, ellipse.angleDeg * DEGREE],
            ),
          ),
          approximate: Uint8Array.from(points, ({ ellipse }) => (ellipse && isApproximate(ellipse) ? 1 : 0)),
          clones: new Map(
            points.flatMap(({ ellipse }, row) =>
              ellipse?.clones === undefined
                ? []
                : [[row, Float64Array.from(ellipse.clones.flat(), (shift) => shift * DEGREE)] as const],
            ),
          ),
        }
      : {}),
  };
}

/** Colours of objects in the order of the list, distinguished also by those who do not see all colours. */
const COLOURS: readonly [Colour, ...Colour[]] = [
  [0.9, 0.62, 0],
  [0.34, 0.71, 0.91],
  [0, 0.62, 0.45],
  [0.94, 0.89, 0.26],
  [0.8, 0.47, 0.65],
  [0.84, 0.37, 0],
  [0.4, 0.6, 1],
  [0.75, 0.75, 0.75],
];

/** Least contrast of what is no text: WCAG 2.2, 1.4.11. */
const VISIBLE = 3;

/** The same colours, dark enough for white paper. */
const PAPER_COLOURS = COLOURS.map((colour) => contrasting(colour, [1, 1, 1], VISIBLE));

/** The colour of an object by its place in the list, unless all have the same. @param onPaper with inverted colours. */
export function colourOfObject(place: number, ofAll?: Colour, onPaper: boolean = false): Colour {
  const colours = onPaper ? PAPER_COLOURS : COLOURS;
  return ofAll ?? colours[place % colours.length] ?? COLOURS[0];
}

/** How paths are broken in the order of the list: so many that a dozen are distinguished where all have one hue, as in red light. */
const PATTERNS: readonly [undefined, ...DashPattern[]] = [
  undefined,
  [8, 6],
  [2.5, 4],
  [18, 6],
  [14, 4, 2.5, 4],
  [7, 3, 7, 11],
  [14, 4, 2.5, 4, 2.5, 4],
  [2.5, 3, 2.5, 9],
  [24, 4, 7, 4],
  [2.5, 3, 2.5, 3, 2.5, 10],
  [22, 4, 7, 4, 7, 4],
  [4, 14],
];

/** After as many paths hues and patterns would meet again as before. */
const ROUND = 24;

/** How the path of an object is broken by its place in the list; undefined for one that is not. */
export function dashesOfObject(place: number): DashPattern | undefined {
  return PATTERNS[(place + Math.floor(place / ROUND)) % PATTERNS.length];
}

/** A unit vector in ICRF. */
export function directionDeg(raDeg: number, decDeg: number) {
  return directionOf(raDeg * DEGREE, decDeg * DEGREE);
}
