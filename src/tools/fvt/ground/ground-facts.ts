import { AU_KM, DEGREE, MILLISECONDS_PER_MINUTE } from '#engine/constants.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { darkRegion, magnitudesIn } from '#engine/overflight/dark-region.ts';
import { type GroundPoint, pointBelow } from '#engine/overflight/ground-point.ts';
import type { OverEarth } from '#engine/overflight/over-earth.ts';
import {
  angularSeparation,
  magnitudeFrom,
  type HorizontalPlace,
  horizontalPlace,
} from '#engine/overflight/horizontal-place.ts';
import type { Photometry } from '#engine/photometry/photometry.ts';
import type { Observatory } from '#machines/planning/observatory.ts';
import { compassPoint, placeText } from '#parts/quantities/angle-text.ts';
import { kilometres } from '#parts/quantities/length-text.ts';
import { fixedText, knownText } from '#parts/quantities/number-text.ts';
import type { Fact } from '#ui/content/fact-list.tsx';
import type { OverGround } from './over-ground.ts';

/** A site as the object is seen from it. */
export type GroundView = { readonly point: GroundPoint; readonly heightAu: number };

/** What a site sees at a moment; angles in rad. */
export type Seen = {
  readonly object: HorizontalPlace;
  readonly sunAltitude: number;
  readonly magnitude: number | undefined;
  /** How fast the object crosses the sky, rad per minute. */
  readonly pace: number;
};

/** Time over which the pace is taken, milliseconds. */
const PACE_MS = 10_000;

/** A site on the ground by an observatory. @throws {RangeError} where its coordinates name no place. */
export function groundViewOf({ longitude, latitude, alt }: Observatory): GroundView {
  const site = siteFromGeodetic(longitude, latitude, alt);
  return {
    point: { latitude: site.latitude, longitude: site.longitude },
    heightAu: site.heightKm / AU_KM,
  };
}

/** What is seen from a site at a moment, UTC milliseconds; undefined outside the flyby. */
export function seenFrom({ at, law }: OverGround, view: GroundView, ms: number): Seen | undefined {
  const overEarth = at(ms);
  if (overEarth === undefined) return undefined;
  const placeFromSite = (there: OverEarth) => horizontalPlace(there.object, view.point, view.heightAu);
  const object = placeFromSite(overEarth);
  const next = at(ms + PACE_MS) ?? at(ms - PACE_MS) ?? overEarth;
  return {
    object,
    sunAltitude: horizontalPlace(overEarth.sun, view.point, view.heightAu).altitude,
    magnitude: law && magnitudeFrom(overEarth, law, view.point, view.heightAu),
    pace: (angularSeparation(object, placeFromSite(next)) * MILLISECONDS_PER_MINUTE) / PACE_MS,
  };
}

/** What passes over the ground at a moment: where it is in the zenith, and where it can be seen in the dark. */
export function groundFacts(overEarth: OverEarth, law: Photometry | undefined): readonly Fact[] {
  const below = pointBelow(overEarth.object);
  const region = darkRegion(overEarth);
  const seen = law && magnitudesIn(region, overEarth, law);
  const where = region.edge.length === 0 ? 'nowhere' : 'in the marked region';
  return [
    { name: 'Directly below', value: pointText(below) },
    { name: 'Height', value: kilometres(below.heightAu) },
    { name: 'Above 20° in a dark sky', value: where },
    ...(seen === undefined
      ? []
      : [{ name: 'Magnitude there', value: rangeText(seen.brightest, seen.faintest), unit: 'V' }]),
  ];
}

/** What a site sees. */
export function siteFacts(seen: Seen): readonly Fact[] {
  const { object, sunAltitude, magnitude, pace } = seen;
  const isUp = object.altitude > 0;
  return [
    {
      name: 'Altitude',
      value: `${fixedText(object.altitude / DEGREE, 1)}°${isUp ? '' : ', below the horizon'}`,
    },
    { name: 'Azimuth', value: `${fixedText(object.azimuth / DEGREE, 1)}°, ${compassPoint(object.azimuth)}` },
    { name: 'Moves', value: paceText(pace) },
    { name: 'Magnitude', value: knownText(magnitude, 1), unit: 'V' },
    { name: 'Distance', value: kilometres(object.distance) },
    {
      name: 'Altitude of the Sun',
      value: `${fixedText(sunAltitude / DEGREE, 1)}°, ${lightText(sunAltitude)}`,
    },
  ];
}

/** Degrees with their sides: `12.34° N, 56.78° W`. */
export function pointText({ latitude, longitude }: GroundPoint): string {
  return placeText({ latitude: latitude / DEGREE, longitude: longitude / DEGREE }, 2);
}

/** How fast something crosses the sky: degrees, minutes or seconds of arc a minute. @param pace rad per minute. */
export function paceText(pace: number): string {
  const degrees = pace / DEGREE;
  if (degrees >= 0.1) return `${fixedText(degrees, 2)}° a minute`;
  const arcminutes = degrees * 60;
  return arcminutes >= 0.1
    ? `${fixedText(arcminutes, 2)}′ a minute`
    : `${fixedText(arcminutes * 60, 2)}″ a minute`;
}

/** The sky under the Sun: day, twilight or night. @param altitude of the Sun, rad. */
export function lightText(altitude: number): 'day' | 'twilight' | 'night' {
  const degrees = altitude / DEGREE;
  if (degrees > -0.833) return 'day';
  return degrees > -18 ? 'twilight' : 'night';
}

function rangeText(brightest: number, faintest: number): string {
  const [from, to] = [fixedText(brightest, 1), fixedText(faintest, 1)];
  return from === to ? from : `${from} to ${to}`;
}
