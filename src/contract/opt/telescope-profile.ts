import * as z from 'zod/mini';
import { withoutDirectionControls } from '../direction-controls.ts';
import { numberWithin } from '../number-within.ts';
import { parsedJson } from '../rest/parsed-json.ts';

/** What a property of a telescope or its camera may be, in the unit that its name ends with. */
export const TELESCOPE_RANGES = {
  apertureMm: { min: 20, max: 50_000 },
  obstructionPercent: { min: 0, max: 70 },
  focalLengthMm: { min: 20, max: 500_000 },
  pixelUm: { min: 0.5, max: 100 },
  binning: { min: 1, max: 16 },
  columns: { min: 10, max: 100_000 },
  rows: { min: 10, max: 100_000 },
  rotationDeg: { min: 0, max: 360 },
  readNoiseElectrons: { min: 0, max: 200 },
  darkElectronsPerSecond: { min: 0, max: 1000 },
  overheadSeconds: { min: 0, max: 600 },
  longestExposureSeconds: { min: 0.01, max: 3600 },
  efficiencyPercent: { min: 1, max: 100 },
  zeroPoint: { min: 10, max: 40 },
  magnitudeLimit: { min: 5, max: 32 },
  seeingArcsec: { min: 0.2, max: 20 },
  wantedSignal: { min: 1, max: 1000 },
} as const;

export type TelescopeNumber = keyof typeof TELESCOPE_RANGES;

/** Longest name of a profile, characters. */
export const MAX_TELESCOPE_NAME = 60;

/** Stored profiles. */
export const MOST_TELESCOPES = 30;

/** A telescope with its camera at its site, as its owner knows it. */
export const telescopeProfile = z.object({
  /** Name that distinguishes it from other profiles. */
  name: z
    .string()
    .check(z.overwrite(withoutDirectionControls), z.trim(), z.minLength(1), z.maxLength(MAX_TELESCOPE_NAME)),
  apertureMm: numberWithin(TELESCOPE_RANGES.apertureMm),
  /** Part of the aperture's diameter that the secondary mirror obstructs. */
  obstructionPercent: numberWithin(TELESCOPE_RANGES.obstructionPercent),
  focalLengthMm: numberWithin(TELESCOPE_RANGES.focalLengthMm),
  /** Side of one pixel of the chip, unbinned. */
  pixelUm: numberWithin(TELESCOPE_RANGES.pixelUm),
  binning: whole('binning'),
  /** Pixels of the chip, unbinned. */
  columns: whole('columns'),
  rows: whole('rows'),
  /** Position angle of the chip's upper side, from north through east. */
  rotationDeg: numberWithin(TELESCOPE_RANGES.rotationDeg),
  /** Noise of each reading of a pixel. */
  readNoiseElectrons: numberWithin(TELESCOPE_RANGES.readNoiseElectrons),
  /** Dark current of a pixel as it is read. */
  darkElectronsPerSecond: numberWithin(TELESCOPE_RANGES.darkElectronsPerSecond),
  /** Time between one exposure and the next. */
  overheadSeconds: numberWithin(TELESCOPE_RANGES.overheadSeconds),
  /** Longest exposure that the mount can follow, or that its owner allows. */
  longestExposureSeconds: numberWithin(TELESCOPE_RANGES.longestExposureSeconds),
  /** Electrons for each photon of V: optics, filter and detector together. */
  efficiencyPercent: numberWithin(TELESCOPE_RANGES.efficiencyPercent),
  /** V that gives one electron a second above the atmosphere, where it was measured: counts in place of the efficiency. */
  zeroPoint: z.optional(numberWithin(TELESCOPE_RANGES.zeroPoint)),
  /** Faintest V that is tried; absent for none. */
  magnitudeLimit: z.optional(numberWithin(TELESCOPE_RANGES.magnitudeLimit)),
  /** Width of a star's image at the zenith. */
  seeingArcsec: numberWithin(TELESCOPE_RANGES.seeingArcsec),
  /** Signal-to-noise ratio that a stack shall reach. */
  wantedSignal: numberWithin(TELESCOPE_RANGES.wantedSignal),
});

export type TelescopeProfile = z.output<typeof telescopeProfile>;

const storedTelescopes = z.object({
  profiles: z.array(z.unknown()),
  /** Name of the one in use. */
  chosen: z.optional(z.string()),
});

/** Profiles, and the name of the one in use. */
export type StoredTelescopes = {
  readonly profiles: readonly TelescopeProfile[];
  readonly chosen: string | undefined;
};

/** The profiles in a text that a browser stored; an entry that is not a profile is passed over. */
export function readStoredTelescopes(text: string): StoredTelescopes {
  const stored = storedTelescopes.safeParse(parsedJson(text)).data;
  const profiles = (stored?.profiles ?? []).flatMap((each) => telescopeProfile.safeParse(each).data ?? []);
  return { profiles: profiles.slice(0, MOST_TELESCOPES), chosen: stored?.chosen };
}

function whole(name: TelescopeNumber) {
  const { min, max } = TELESCOPE_RANGES[name];
  return z.int().check(z.gte(min), z.lte(max));
}
