import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { fieldOfView, pixelScale } from '#engine/exposure/camera.ts';
import { cameraOf } from '#machines/planning/telescope-camera.ts';
import { fixedText } from '../quantities/number-text.ts';

/** What follows from a profile: `Field 62 × 42 arcmin, 1.29 arcsec per pixel, f/4.0`. */
export function telescopeWords(profile: TelescopeProfile): string {
  const camera = cameraOf(profile);
  const ratio = fixedText(profile.focalLengthMm / profile.apertureMm, 1);
  return `Field ${fieldText(profile)}, ${fixedText(pixelScale(camera) / ARCSECOND, 2)} arcsec per pixel, f/${ratio}`;
}

/** The field of view in the unit that it deserves: `62 × 42 arcmin`, `2.1 × 1.4 deg`. */
export function fieldText(profile: TelescopeProfile): string {
  const { width, height } = fieldOfView(cameraOf(profile));
  if (Math.min(width, height) > DEGREE)
    return `${fixedText(width / DEGREE, 1)} × ${fixedText(height / DEGREE, 1)} deg`;
  return `${arcminutes(width)} × ${arcminutes(height)} arcmin`;
}

function arcminutes(angle: number): string {
  return fixedText((angle / DEGREE) * 60, angle < DEGREE / 6 ? 1 : 0);
}
