import { angleBetween } from '#engine/angles.ts';
import { DEGREE } from '#engine/constants.ts';

/**
 * A part of the sky, degrees. A rectangle has its extents in right ascension and declination about its middle; beyond a pole
 * it goes on behind it. The radius of a circle is an angle on the sky.
 */
export type SkyRegion =
  | {
      readonly kind: 'rectangle';
      readonly ra: number;
      readonly dec: number;
      readonly sizeRa: number;
      readonly sizeDec: number;
    }
  | { readonly kind: 'circle'; readonly ra: number; readonly dec: number; readonly radius: number };

/** A rectangle that lies across neither 0 h nor a pole: 0 ≤ raFrom ≤ raTo ≤ 360, degrees. */
export type SkyBox = {
  readonly raFrom: number;
  readonly raTo: number;
  readonly decFrom: number;
  readonly decTo: number;
};

/** Boxes that together hold a region; more than the region where it is a circle. */
export function boxesOf(region: SkyRegion): readonly SkyBox[] {
  const { ra, dec } = region;
  if (region.kind === 'circle') return boxesOfCircle(region);
  const halfRa = region.sizeRa / 2;
  const [south, north] = [dec - region.sizeDec / 2, dec + region.sizeDec / 2];
  const front = acrossMidnight(ra, halfRa, Math.max(south, -90), Math.min(north, 90));
  if (halfRa >= 180) return front;
  const overNorth = north > 90 ? acrossMidnight(ra + 180, halfRa, Math.max(180 - north, -90), 90) : [];
  const overSouth = south < -90 ? acrossMidnight(ra + 180, halfRa, -90, Math.min(-180 - south, 90)) : [];
  return [...front, ...overNorth, ...overSouth];
}

/** Whether a direction, degrees, lies in a region. */
export function membershipOf(region: SkyRegion): (ra: number, dec: number) => boolean {
  if (region.kind === 'circle') {
    const middle = directionOf(region.ra, region.dec);
    const radius = region.radius * DEGREE;
    return (ra, dec) => angleBetween(middle, directionOf(ra, dec)) <= radius + ROUNDING;
  }
  const boxes = boxesOf(region);
  return (ra, dec) =>
    boxes.some((box) => ra >= box.raFrom && ra <= box.raTo && dec >= box.decFrom && dec <= box.decTo);
}

/** Angles between directions are good to this, rad. */
const ROUNDING = 3e-8;

function boxesOfCircle({ ra, dec, radius }: SkyRegion & { kind: 'circle' }): readonly SkyBox[] {
  const [south, north] = [Math.max(dec - radius, -90), Math.min(dec + radius, 90)];
  const holdsPole = dec + radius >= 90 || dec - radius <= -90;
  if (holdsPole) return acrossMidnight(ra, 180, south, north);
  const reach = Math.asin(Math.min(1, Math.sin(radius * DEGREE) / Math.cos(dec * DEGREE))) / DEGREE;
  return acrossMidnight(ra, reach, south, north);
}

function acrossMidnight(ra: number, halfRa: number, decFrom: number, decTo: number): readonly SkyBox[] {
  if (halfRa >= 180) return [{ raFrom: 0, raTo: 360, decFrom, decTo }];
  const from = withinTurn(ra - halfRa);
  const to = from + 2 * halfRa;
  if (to <= 360) return [{ raFrom: from, raTo: to, decFrom, decTo }];
  return [
    { raFrom: from, raTo: 360, decFrom, decTo },
    { raFrom: 0, raTo: to - 360, decFrom, decTo },
  ];
}

/** Brings a right ascension into 0 to 360 degrees. */
function withinTurn(ra: number): number {
  const within = ra % 360;
  return within < 0 ? within + 360 : within;
}

function directionOf(ra: number, dec: number): Float64Array {
  const across = Math.cos(dec * DEGREE);
  return Float64Array.of(
    across * Math.cos(ra * DEGREE),
    across * Math.sin(ra * DEGREE),
    Math.sin(dec * DEGREE),
  );
}
