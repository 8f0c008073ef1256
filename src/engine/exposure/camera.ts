import { ARCSECOND, DEGREE } from '../constants.ts';

/** A telescope with its camera. */
export type TelescopeCamera = {
  /** Diameter of the telescope's opening, m. */
  readonly aperture: number;
  /** Part of the opening that the secondary mirror leaves, from 0 to 1. */
  readonly clearShare: number;
  /** m */
  readonly focalLength: number;
  /** Side of a pixel as it is read, binning included, m. */
  readonly pixel: number;
  /** Pixels of the chip across and up. */
  readonly columns: number;
  readonly rows: number;
  /** Position angle of the chip's upper side, rad, from north through east. */
  readonly rotation: number;
};

/** Angle on the sky that a pixel covers in the middle of the field, rad. */
export function pixelScale({ pixel, focalLength }: Pick<TelescopeCamera, 'pixel' | 'focalLength'>): number {
  return 2 * Math.atan(pixel / (2 * focalLength));
}

/** Angles on the sky that the chip covers, rad: of a flat field in the focal plane. */
export function fieldOfView({ pixel, focalLength, columns, rows }: TelescopeCamera): {
  readonly width: number;
  readonly height: number;
} {
  const angle = (pixels: number) => 2 * Math.atan((pixels * pixel) / (2 * focalLength));
  return { width: angle(columns), height: angle(rows) };
}

/**
 * Longest exposure, s, in which an object moves no farther than a star's image is wide or a pixel, whichever is more.
 *
 * @param rate arcsec/min.
 * @param seeing width of a star's image at half its height, arcsec.
 * @returns infinity for an object that does not move.
 */
export function longestExposure(rate: number, seeing: number, scale: number): number {
  const allowed = Math.max(seeing, scale / ARCSECOND);
  return (60 * allowed) / rate;
}

/**
 * Time until an object in the middle of the chip leaves it, hours.
 *
 * @param rate arcsec/min.
 * @param direction position angle of the motion, rad.
 */
export function timeOnChip(camera: TelescopeCamera, rate: number, direction: number): number {
  const { width, height } = fieldOfView(camera);
  const along = direction - camera.rotation;
  const degreesPerHour = (rate * 60) / 3600;
  const across = width / 2 / Math.abs(Math.sin(along));
  const up = height / 2 / Math.abs(Math.cos(along));
  return Math.min(across, up) / DEGREE / degreesPerHour;
}
