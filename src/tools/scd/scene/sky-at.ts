import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { DAYS_PER_JULIAN_YEAR, J2000 } from '#engine/constants.ts';
import type { EarthOrientation } from '#engine/earth/earth-orientation.ts';
import { GEOCENTRE, type Site, siteFromGeodetic } from '#engine/earth/site.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import { observerFrames } from '#engine/observe/observer-frames.ts';
import { observingTime } from '#engine/observe/observing-time.ts';
import { type SkyDisc, skyDiscs } from '#engine/observe/sky-discs.ts';
import { type SkyHorizon, skyHorizon } from '#engine/observe/sky-horizon.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { isGeocentric, type Observatory } from '#machines/planning/observatory.ts';
import { DRAWN_BODIES } from '#parts/solar-system/drawn-bodies.ts';
import type { SkyLamps } from '#render/picture/sky/lit-sky.ts';
import type { StarInstant } from '#render/picture/sky/star-instant.ts';
import type { SkyBody } from '#render/picture/sky/sky-body.ts';

/** The sky of a place at an instant, without objects and stars. */
export type SkyAt = {
  readonly instant: StarInstant;
  /** Undefined at the geocentre, and while what the sky turns by is missing. */
  readonly horizon: SkyHorizon | undefined;
  readonly lamps: SkyLamps | undefined;
  readonly bodies: readonly SkyBody[];
};

/** The inputs of the sky of a date: an ephemeris that covers the date, and the orientation of the Earth. */
export type SkyClockwork = { readonly ephemeris: Ephemeris; readonly earth: EarthOrientation };

/** The sky of a place at a Julian date UTC; without planets and horizon while its clockwork is missing. */
export function skyAt(site: Site, jdUtc: number, clockwork: SkyClockwork | undefined): SkyAt {
  const { day, offset } = tdbFromUtc(jdUtc);
  const year = 2000 + (day - J2000 + offset) / DAYS_PER_JULIAN_YEAR;
  if (clockwork === undefined) {
    return { instant: { year, observer: [0, 0, 0] }, horizon: undefined, lamps: undefined, bodies: [] };
  }
  const { ephemeris, earth } = clockwork;
  const frames = observerFrames(site, ephemeris, [observingTime(jdUtc, earth)]);
  const horizon = skyHorizon(frames, 0);
  const discs = skyDiscs(frames, 0, ephemeris);
  return {
    instant: { year, observer: vectorAt(frames.observer) },
    horizon,
    lamps: horizon && lampsOf(horizon, discs, numberAt(sunAndMoon(frames, ephemeris).moonIlluminance, 0)),
    bodies: discs.map(bodyOf),
  };
}

/** The site of an observatory as the page knows it: by geodetic coordinates. */
export function siteOf({ code, latitude, longitude, alt }: Observatory): Site {
  return isGeocentric(code ?? '') ? GEOCENTRE : siteFromGeodetic(longitude, latitude, alt);
}

function lampsOf(horizon: SkyHorizon, discs: readonly SkyDisc[], illuminance: number): SkyLamps {
  const horizontalOf = (body: number) => {
    const disc = discs.find((one) => one.body === body);
    const [azimuth, altitude] = disc === undefined ? [0, -1] : horizon.coordinates(disc.direction);
    return { azimuth, altitude };
  };
  return { sun: horizontalOf(BODY.Sun), moon: { ...horizontalOf(BODY.Moon), illuminance } };
}

function bodyOf({ body, direction, radius, lit, brightLimb }: SkyDisc): SkyBody {
  const drawn = DRAWN_BODIES.find((one) => one.body === body);
  if (drawn === undefined) throw new RangeError(`body ${body} is not drawn`);
  const { id, name, appearance } = drawn;
  const kind = id === 'sun' || id === 'moon' ? id : 'planet';
  return { id, name, kind, direction, radius, lit, brightLimb, colour: appearance.marker.colour };
}
