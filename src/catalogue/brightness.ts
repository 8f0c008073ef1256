import { DEFAULT_COMET_SLOPE, type Photometry } from '#engine/photometry/photometry.ts';
import type { SmallBody } from './small-body.ts';

/** G of an asteroid whose source gives none (IAU commission 20, 1985). */
const DEFAULT_SLOPE = 0.15;

/** Albedo that a diameter is estimated with where none is known: the value the services use for near-Earth asteroids. */
export const ASSUMED_ALBEDO = 0.14;

/** Diameter of a body of H = 0 and albedo 1, km. Source: Fowler & Chillemi (1992), IRAS Minor Planet Survey, eq. 2. */
const UNIT_DIAMETER_KM = 1329;

/** A law of brightness, and whether its slope is that of the source or the one that is taken where none is known. */
export type KnownPhotometry = Photometry & { readonly slopeFrom: 'catalogue' | 'default' };

/** The law a body's brightness follows; nothing where no source gives a magnitude. */
export function photometryOf(
  body: Pick<SmallBody, 'bodyType' | 'absoluteMagnitude' | 'slope' | 'cometMagnitude' | 'cometSlope'>,
): KnownPhotometry | undefined {
  const { absoluteMagnitude: h, cometMagnitude: m1, slope, cometSlope } = body;
  if (m1 !== undefined) {
    return { law: 'comet', m1, k1: cometSlope ?? DEFAULT_COMET_SLOPE, slopeFrom: originOf(cometSlope) };
  }
  if (h === undefined) return undefined;
  return { law: 'H-G', h, g: slope ?? DEFAULT_SLOPE, slopeFrom: originOf(slope) };
}

function originOf(slope: number | undefined): KnownPhotometry['slopeFrom'] {
  return slope === undefined ? 'default' : 'catalogue';
}

/** A diameter, km, and how it is known: only the first kind was measured. */
export type Diameter = {
  readonly km: number;
  readonly basis:
    'measured' | 'estimated from H and albedo' | 'estimated from H and an assumed albedo of 0.14';
};

/**
 * Diameter of an asteroid: the measured one, else an estimate from its magnitude. Comets without a measured one have none:
 * their magnitude is of the coma.
 */
export function diameterOf(
  body: Pick<SmallBody, 'bodyType' | 'diameterKm' | 'absoluteMagnitude' | 'albedo'>,
): Diameter | undefined {
  if (body.diameterKm !== undefined) return { km: body.diameterKm, basis: 'measured' };
  const { absoluteMagnitude: h, albedo } = body;
  if (body.bodyType === 'Comet' || h === undefined) return undefined;
  const km = (UNIT_DIAMETER_KM / Math.sqrt(albedo ?? ASSUMED_ALBEDO)) * 10 ** (-h / 5);
  const basis =
    albedo === undefined ? 'estimated from H and an assumed albedo of 0.14' : 'estimated from H and albedo';
  return { km, basis };
}
