import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import type { Colour } from './colour.ts';

/** Where a line runs, counted from its centre; in the axes and the unit of the scene. */
export type OrbitPath =
  | {
      /** A whole ellipse, evaluated on the GPU. */
      readonly kind: 'ellipse';
      /** a P: from the ellipse's centre to the periapsis. */
      readonly alongP: Vector3;
      /** b Q: a quarter turn of the eccentric anomaly on. */
      readonly alongQ: Vector3;
      readonly eccentricity: number;
      /** rad/d, with the anomaly what trails and leads are cut by. */
      readonly meanMotion: number;
      /** Mean anomaly at `day`, rad. */
      readonly meanAnomaly: number;
      /** Julian date TDB of the mean anomaly. */
      readonly day: number;
    }
  | {
      /** A chain of points: open and perturbed orbits. */
      readonly kind: 'points';
      /** x y z of each point. */
      readonly positions: Float64Array;
      /** Julian date TDB that `offsets` are counted from. */
      readonly day: number;
      /** Days from `day` of each point, rising. */
      readonly offsets: Float64Array;
    };

/** An orbit drawn as a line. */
export type OrbitLine = {
  /** Id of the body or object that goes along it, if that is in the picture. */
  readonly id: string;
  readonly path: OrbitPath;
  /** Id of the body that the path is about; the origin of the scene when left out. */
  readonly centre?: string;
  /** Whose settings it follows: a key of {@link LinesLook}. */
  readonly group: string;
  readonly colour: Colour;
  readonly faded: boolean;
  /** How many times as wide as others of its group; 1 when left out. */
  readonly widening?: number;
  /** A line of points is broken: it distinguishes what is known roughly from what is known well without colour. */
  readonly dashed?: boolean;
};

/** Settings of the lines of a group. */
export type LineLook = {
  readonly shown: boolean;
  /** Thickness setting, 1 to 15. */
  readonly thickness: number;
  /** Days of the path that are drawn behind and ahead of the body; all of it when left out. */
  readonly trailDays?: number;
  readonly leadDays?: number;
  /** Days from the body after which a line of points is as pale as it gets; a year when left out. */
  readonly fadeDays?: number;
};

/** Settings of all lines by their group. */
export type LinesLook = Readonly<Record<string, LineLook>>;

/**
 * The settings that a line follows.
 *
 * @throws {RangeError} when its group has none.
 */
export function lookOfLine({ lines }: { readonly lines: LinesLook }, { group }: OrbitLine): LineLook {
  const look = lines[group];
  if (look === undefined) throw new RangeError(`no settings for the lines of ${group}`);
  return look;
}

/** Whether two lists of lines look the same: then one serves for the other, and nothing need be uploaded. */
export function areSameLines(one: readonly OrbitLine[], other: readonly OrbitLine[]): boolean {
  return (
    one.length === other.length &&
    one.every((line, index) => {
      const match = other[index];
      return (
        line.path === match.path &&
        line.faded === match.faded &&
        line.widening === match.widening &&
        line.dashed === match.dashed &&
        line.colour.every((channel, i) => channel === match.colour[i])
      );
    })
  );
}
