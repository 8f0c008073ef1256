import type { TelescopeProfile } from '#contract/opt/telescope-profile.ts';
import { DEGREE } from '#engine/constants.ts';
import { longestExposure, pixelScale, timeOnChip } from '#engine/exposure/camera.ts';
import { chanceOnChip } from '#engine/exposure/on-chip.ts';
import { type Conditions, exposuresFor, seeingAt, signalToNoise } from '#engine/exposure/signal-to-noise.ts';
import { EXTINCTION_V } from '#engine/sky/moonlight.ts';
import { skyBrightness } from '#engine/sky/sky-brightness.ts';
import { cameraOf, photometerOf } from '../../planning/telescope-camera.ts';
import type { NightRow } from './night-table.ts';

/** How long exposures may be that people set, seconds. */
const EXPOSURES = [0.1, 0.2, 0.5, 1, 2, 3, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 600] as const;

/** What the images of a slot are, with one telescope and at one moment. */
export type SlotExposure = {
  /** Time of one exposure, seconds. */
  readonly seconds: number;
  /** Exposures that the slot has time for, each with the pause after it. */
  readonly count: number;
  /** Longest exposure in which the object's image is no longer than a star's is wide, or a pixel, seconds. */
  readonly untrailed: number;
  /** Path of the object in one exposure, pixels and arcsec. */
  readonly trailPixels: number;
  readonly trailArcsec: number;
  /** V, mag/arcsec². */
  readonly skyBrightness: number;
  /** Time until the object leaves the chip from its middle, hours; infinite for one that does not move. */
  readonly onChipHours: number;
  /** Chance that it is on the chip at all, 0 to 1; absent where no ellipse describes where it may be. */
  readonly chance?: number;
  /** Signal-to-noise ratios; absent for an object without a magnitude or below the horizon. */
  readonly signal?: {
    readonly one: number;
    /** Ratio of the stack of all exposures that the slot has time for. */
    readonly stack: number;
    /** Exposures that reach the chosen ratio. */
    readonly needed: number;
  };
};

/** What a slot of this many seconds yields on an object. @param row at the middle of the slot. */
export function slotExposure(profile: TelescopeProfile, row: NightRow, slotSeconds: number): SlotExposure {
  const camera = cameraOf(profile);
  const photometer = photometerOf(profile);
  const { seconds, untrailed, conditions } = imagesOf(profile, row);
  const count = countIn(slotSeconds, seconds, profile);
  const trailArcsec = (row.rate * seconds) / 60;
  const one = conditions && signalToNoise(photometer, conditions, seconds, 1);
  return {
    seconds,
    count,
    untrailed,
    trailArcsec,
    trailPixels: trailArcsec / photometer.pixelScale,
    skyBrightness: brightnessAt(row),
    onChipHours: timeOnChip(camera, row.rate, row.direction * DEGREE),
    ...(row.ellipse === undefined || row.ellipse.isCurved
      ? {}
      : {
          chance: chanceOnChip(camera, {
            ...row.ellipse,
            positionAngle: row.ellipse.positionAngle * DEGREE,
          }),
        }),
    ...(conditions === undefined || one === undefined || one === 0
      ? {}
      : {
          signal: {
            one,
            stack: one * Math.sqrt(count),
            needed: exposuresFor(profile.wantedSignal, photometer, conditions, seconds),
          },
        }),
  };
}

/** Signal-to-noise ratio that this many seconds on an object gain with a telescope, pauses included; 0 where none is known. */
export function telescopeSignal(profile: TelescopeProfile): (row: NightRow, seconds: number) => number {
  const photometer = photometerOf(profile);
  return (row, all) => {
    const { seconds, conditions } = imagesOf(profile, row);
    return conditions === undefined
      ? 0
      : signalToNoise(photometer, conditions, seconds, all / (seconds + profile.overheadSeconds));
  };
}

/** Brightness that counts for an object without a magnitude: what is faint and not yet known. */
const UNKNOWN_MAGNITUDE = 22;

function imagesOf(profile: TelescopeProfile, row: NightRow) {
  const { airmass } = row;
  const seeing = seeingAt(profile.seeingArcsec, airmass ?? 1);
  const untrailed = longestExposure(row.rate, seeing, pixelScale(cameraOf(profile)));
  const most = Math.min(untrailed, profile.longestExposureSeconds);
  const seconds = EXPOSURES.findLast((one) => one <= most) ?? most;
  const conditions: Conditions | undefined =
    airmass === undefined
      ? undefined
      : {
          magnitude: row.magnitude ?? UNKNOWN_MAGNITUDE,
          skyBrightness: brightnessAt(row),
          airmass,
          extinction: EXTINCTION_V,
          seeing,
        };
  return { seconds, untrailed, conditions };
}

function brightnessAt({ altitude, moonglow, sunAltitude }: NightRow): number {
  return skyBrightness({
    altitude: Math.max(0, altitude) * DEGREE,
    moonglow,
    sunAltitude: sunAltitude * DEGREE,
  });
}

function countIn(slotSeconds: number, seconds: number, { overheadSeconds }: TelescopeProfile): number {
  return Math.max(1, Math.floor((slotSeconds + overheadSeconds) / (seconds + overheadSeconds)));
}
