import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { ARCSECOND, DEGREE } from '#engine/constants.ts';
import { pixelScale, type TelescopeCamera } from '#engine/exposure/camera.ts';
import { type Photometer, zeroFluxOf, zeroFluxOfZeroPoint } from '#engine/exposure/signal-to-noise.ts';

/** The profile that a new one begins with: a 30 cm reflector with a common cooled camera. */
export const COMMON_TELESCOPE: TelescopeProfile = {
  name: '30 cm f/4',
  apertureMm: 300,
  obstructionPercent: 35,
  focalLengthMm: 1200,
  pixelUm: 3.76,
  binning: 2,
  columns: 6248,
  rows: 4176,
  rotationDeg: 0,
  readNoiseElectrons: 1.5,
  darkElectronsPerSecond: 0.01,
  overheadSeconds: 2,
  longestExposureSeconds: 60,
  efficiencyPercent: 45,
  seeingArcsec: 2.5,
  wantedSignal: 10,
};

/** A profile in units of the engine: metres, radians, binned pixels. */
export function cameraOf(profile: TelescopeProfile): TelescopeCamera {
  const { apertureMm, obstructionPercent, focalLengthMm, pixelUm, binning, columns, rows, rotationDeg } =
    profile;
  return {
    aperture: apertureMm / 1000,
    clearShare: 1 - (obstructionPercent / 100) ** 2,
    focalLength: focalLengthMm / 1000,
    pixel: (pixelUm * binning) / 1e6,
    columns: Math.floor(columns / binning),
    rows: Math.floor(rows / binning),
    rotation: rotationDeg * DEGREE,
  };
}

/** What the noise of a profile's images is made of. */
export function photometerOf(profile: TelescopeProfile): Photometer {
  const camera = cameraOf(profile);
  const area = (Math.PI / 4) * camera.aperture ** 2 * camera.clearShare;
  return {
    zeroFlux:
      profile.zeroPoint === undefined
        ? zeroFluxOf(area, profile.efficiencyPercent / 100)
        : zeroFluxOfZeroPoint(profile.zeroPoint),
    readNoise: profile.readNoiseElectrons,
    darkCurrent: profile.darkElectronsPerSecond,
    pixelScale: pixelScale(camera) / ARCSECOND,
  };
}
