import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { ARCSECOND } from '#engine/constants.ts';
import { fieldOfView } from '#engine/exposure/camera.ts';
import { cameraOf } from './telescope-camera.ts';

/** How far a place may be off before lists show it where no telescope is in use, arcsec. */
const ONE_ARCMIN = 60;

/** Why an object may not be found where it is searched for. */
export type PositionUncertaintyWarning =
  /** How far off it may be, arcsec, and the limit that it exceeds. */
  | { readonly kind: 'known'; readonly arcsec: number; readonly beyond: 'field' | 'arcmin' }
  | { readonly kind: 'unknown' };

/**
 * Whether elements are so old, or so poor, that an object may not be found where it is searched for.
 *
 * @param arcsec 1 sigma of its place along the longest axis; nothing where it is unknown.
 * @param telescope the one in use: its field, on the shorter side, is what the object has to be in; an arcminute without one.
 */
export function positionUncertaintyWarning(
  arcsec: number | undefined,
  telescope: TelescopeProfile | undefined,
): PositionUncertaintyWarning | undefined {
  if (arcsec === undefined) return { kind: 'unknown' };
  const beyond = telescope === undefined ? 'arcmin' : 'field';
  return arcsec > limitOf(telescope) ? { kind: 'known', arcsec, beyond } : undefined;
}

/** How far off a place may be before a warning, arcsec. */
function limitOf(telescope: TelescopeProfile | undefined): number {
  if (telescope === undefined) return ONE_ARCMIN;
  const { width, height } = fieldOfView(cameraOf(telescope));
  return Math.min(width, height) / ARCSECOND;
}
