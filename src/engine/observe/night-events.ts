import { DEGREE, NIGHT_SUN_ALTITUDE_DEG } from '../constants.ts';
import type { EarthOrientation } from '../earth/earth-orientation.ts';
import type { GroundSite } from '../earth/site.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import { BODY_RADIUS } from '../ephemeris/body-radius.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { crossings, type Crossings } from './crossings.ts';
import { horizontal, type Horizontal } from './horizon.ts';
import { ephemerisSource, type LightSource } from './light-source.ts';
import { observerFramesUtc } from './observer-frames-utc.ts';
import { locate } from './locate.ts';
import { createPlace } from './place.ts';

/** Refraction at the horizon by convention in risings and settings (34 arcmin), rad. */
const HORIZON_REFRACTION = (34 / 60) * DEGREE;

/** Bodies whose rise is that of the upper limb; of all others it is that of the centre. */
const DISCS: ReadonlySet<Body> = new Set([BODY.Sun, BODY.Moon]);

/** Where and when events are searched for; Julian dates UTC, `from` before `to`. */
export type ObservingSpan = {
  readonly site: GroundSite;
  readonly ephemeris: Ephemeris;
  readonly from: number;
  readonly to: number;
  /** How the Earth is turned; by the built-in table where absent. */
  readonly earth?: EarthOrientation;
};

/** A span of time, Julian dates UTC. */
export type Span = { readonly from: number; readonly to: number };

/** The astronomical nights of a span, or that it is dark, or light, all the time. */
export type Nights =
  | { readonly kind: 'nights'; readonly spans: readonly Span[] }
  | { readonly kind: 'always dark' }
  | { readonly kind: 'never dark' };

/**
 * Risings and settings of the Sun's or Moon's upper limb, or of any other body's centre, with the conventional refraction
 * of 34 arcmin; Julian dates UTC, to 1 s for that refraction.
 *
 * For a level horizon at the site's height. The dip of a lower horizon is left out, because the terrain is not known: over
 * an open sea it is 1.9 deg, about eight minutes, from 4200 m.
 *
 * @throws RangeError when the span is empty or outside the ephemeris, here and in all of this file
 */
export function riseAndSet(span: ObservingSpan, body: Body): Crossings {
  const radius = DISCS.has(body) ? BODY_RADIUS[body] : 0;
  const observed = createLocator(span, ephemerisSource(span.ephemeris, body));
  return crossings(
    (jd) => {
      const { altitude, delta } = observed(jd);
      return altitude + Math.asin(radius / delta) + HORIZON_REFRACTION;
    },
    span.from,
    span.to,
  );
}

/**
 * Moments at which the Sun's centre passes an altitude (airless): -6 civil, -12 nautical, -18 deg astronomical twilight.
 *
 * @param altitudeDeg deg, -90 to 90
 */
export function sunAltitudeCrossings(span: ObservingSpan, altitudeDeg: number): Crossings {
  const observed = createLocator(span, ephemerisSource(span.ephemeris, BODY.Sun));
  return crossings((jd) => observed(jd).altitude - altitudeDeg * DEGREE, span.from, span.to);
}

/** Astronomical nights within the span, cut at its ends, each moment to 1 s. */
export function nights(span: ObservingSpan): Nights {
  const found = sunAltitudeCrossings(span, NIGHT_SUN_ALTITUDE_DEG);
  if (found.kind === 'always above') return { kind: 'never dark' };
  if (found.kind === 'always below') return { kind: 'always dark' };
  const begins = found.events.filter(({ kind }) => kind === 'set').map(({ jd }) => jd);
  const ends = found.events.filter(({ kind }) => kind === 'rise').map(({ jd }) => jd);
  if (found.events[0].kind === 'rise') begins.unshift(span.from);
  if (ends.length < begins.length) ends.push(span.to);
  return { kind: 'nights', spans: begins.map((from, k) => ({ from, to: ends[k] })) };
}

/** Upper transits of anything that moves, Julian dates UTC, to 1 s; at a pole the meridian is that of the site's longitude. */
export function transits(span: ObservingSpan, source: LightSource): readonly number[] {
  const observed = createLocator(span, source);
  const found = crossings((jd) => observed(jd).hourAngle, span.from, span.to);
  if (found.kind !== 'crosses') return [];
  return found.events.filter(({ kind }) => kind === 'rise').map(({ jd }) => jd);
}

/** Creates the function that places a body at a UTC date: airless altitude and hour angle, rad, and distance, au. */
function createLocator(
  { site, ephemeris, earth }: ObservingSpan,
  source: LightSource,
): (jdUtc: number) => Horizontal & { readonly delta: number } {
  const place = createPlace();
  return (jdUtc) => {
    const frames = observerFramesUtc(site, ephemeris, [jdUtc], earth);
    const horizontalCoordinates: Horizontal = { azimuth: 0, altitude: 0, hourAngle: 0 };
    if (locate(frames, 0, source, place) !== 'seen') {
      throw new RangeError(`The body does not exist at JD ${jdUtc} UTC`);
    }
    horizontal(frames, 0, place.ofDate, horizontalCoordinates);
    return { ...horizontalCoordinates, delta: place.delta };
  };
}
