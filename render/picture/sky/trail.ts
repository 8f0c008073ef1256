import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from '../colour.ts';

/** How strongly moonlight brightens the sky at a point. */
export const MOONLIGHT = { none: 0, some: 1, strong: 2 } as const;

/** Lengths of the dashes of a line and of the gaps after them by turns, CSS px. */
export type DashPattern = readonly [number, number, ...number[]];

/** The path of an object over the sky: its properties at some instants. */
export type SkyTrail = {
  readonly id: string;
  readonly name: string;
  readonly colour: Colour;
  /** How its path is broken; it is not when left out. */
  readonly dashes?: DashPattern;
  readonly selected: boolean;
  /** Astrometric directions, unit vectors in ICRF, x y z of each point. */
  readonly directions: Float64Array;
  /** Julian dates UTC of the points, rising. */
  readonly dates: Float64Array;
  /** 1 for points below the horizon or by day. */
  readonly pale?: Uint8Array;
  /** One of {@link MOONLIGHT} for each point. */
  readonly moonlight?: Uint8Array;
  /** Directions at which a star spoils the object's light, x y z of each. */
  readonly starlit?: Float64Array;
  /** Semi-axes of the uncertainty of each point and the position angle of the first, rad, from north through east. */
  readonly ellipses?: Float64Array;
  /** 1 for points whose ellipse does not describe the region. */
  readonly approximate?: Uint8Array;
  /**
   * Clones, by the row of a point, that show the shape of a curved region: how far each lies east and north,
   * rad, in pairs of numbers.
   */
  readonly clones?: ReadonlyMap<number, Float64Array>;
  /** Row of the trace date; undefined where the path has not begun then, or has ended. */
  readonly current?: number | undefined;
  /** The object has its own trace date, which is written beside its name. */
  readonly dating?: boolean;
};

/** Number of points of a trail. */
export function pointCount({ dates }: SkyTrail): number {
  return dates.length;
}

/** The direction of a point of a trail. */
export function pointDirection({ directions }: SkyTrail, row: number): Vector3 {
  return [directions[3 * row], directions[3 * row + 1], directions[3 * row + 2]];
}

/**
 * The direction of a trail at a date between two of its points: a cubic through both with the rates of their neighbours.
 *
 * @param row of the point before the date; there is one after it.
 * @param share of the way to the next point, 0 to 1.
 */
export function directionBetween({ directions, dates }: SkyTrail, row: number, share: number): Vector3 {
  const step = dates[row + 1] - dates[row];
  const rate = (at: number, axis: number) => {
    const [from, to] = [Math.max(0, at - 1), Math.min(dates.length - 1, at + 1)];
    return (directions[3 * to + axis] - directions[3 * from + axis]) / (dates[to] - dates[from]);
  };
  const [s, r] = [share, 1 - share];
  const part = (axis: number) =>
    r * r * (1 + 2 * s) * directions[3 * row + axis] +
    s * s * (1 + 2 * r) * directions[3 * row + 3 + axis] +
    step * s * r * (r * rate(row, axis) - s * rate(row + 1, axis));
  const [x, y, z] = [part(0), part(1), part(2)];
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
