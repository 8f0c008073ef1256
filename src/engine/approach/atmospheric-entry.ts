import { bisect } from '../bisection.ts';
import { AU_KM } from '../constants.ts';
import type { EarthOrientation } from '../earth/earth-orientation.ts';
import { geodeticFromMeridional } from '../earth/ellipsoid.ts';
import { rotate } from '../earth/frames.ts';
import { EARTH_ROTATION_RAD_D } from '../earth/orientation.ts';
import { GEOCENTRE } from '../earth/site.ts';
import { BODY } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { observerFramesUtc } from '../observe/observer-frames-utc.ts';
import type { Impact, Trajectory } from '../propagate/trajectory.ts';
import { utcFromTdb } from '../time/scales.ts';
import { lengthOf } from '../vectors.ts';

/** Where a falling object comes to a height above the Earth. */
export type AtmosphericEntry = {
  /** Julian date TDB. */
  readonly dayTdb: number;
  /** Geodetic, rad, WGS84; east longitude in (−π, π]. */
  readonly latitude: number;
  readonly longitude: number;
  /** Relative to the turning Earth: below the horizontal, and over the ground from north through east, rad. */
  readonly angle: number;
  readonly azimuth: number;
  /** Relative to the turning Earth, au/d. */
  readonly speed: number;
};

/** Height at which the atmosphere begins to brake and to glow, above the WGS84 ellipsoid, km. */
export const ENTRY_HEIGHT_KM = 100;

/** Days before the fall at which no object is that low, unless it circles the Earth. */
const BEFORE_DAYS = 0.02;

/** Halvings of that time: to a tenth of a millisecond. */
const HALVINGS = 24;

/**
 * Where and how an object that falls onto the Earth enters the atmosphere.
 *
 * @returns undefined where the fall is onto another body, or the object was that low half an hour before.
 * @throws {RangeError} when the instant lies outside the ephemeris.
 *
 * Accuracy: 50 m of the trajectory where UT1 is measured; braking, which begins here, is left out.
 */
export function atmosphericEntry(
  trajectory: Trajectory,
  impact: Impact,
  ephemeris: Ephemeris,
  earth: EarthOrientation,
): AtmosphericEntry | undefined {
  if (impact.body !== BODY.Earth) return undefined;
  const { dayTdb } = impact;
  const day = Math.floor(dayTdb);
  const first = Math.max(trajectory.firstDay, dayTdb - BEFORE_DAYS) - day;
  const isLow = (offset: number) => overGround(offset).heightKm <= ENTRY_HEIGHT_KM;
  if (isLow(first)) return undefined;
  const { after } = bisect(first, dayTdb - day, isLow, HALVINGS);
  return { dayTdb: day + after, ...motionOverGround(after) };

  /** Place relative to the Earth, true equator and equinox of date: x y z vx vy vz, and the point of the ground below it. */
  function overGround(offset: number) {
    const state = new Float64Array(6);
    const centre = new Float64Array(6);
    trajectory.state(day, offset, state);
    ephemeris.state(BODY.Earth, day, offset, centre);
    for (let k = 0; k < 6; k++) state[k] -= centre[k];
    const utc = utcFromTdb({ scale: 'TDB', day, offset });
    const { trueEquator, siderealTime } = observerFramesUtc(GEOCENTRE, ephemeris, [utc], earth);
    const [place, velocity] = [new Float64Array(3), new Float64Array(3)];
    rotate(trueEquator, state.subarray(0, 3), place);
    rotate(trueEquator, state.subarray(3, 6), velocity);
    const meridional = { axisAu: lengthOf(place[0], place[1]), equatorAu: place[2] };
    const { latitude, heightAu } = geodeticFromMeridional(meridional);
    const rightAscension = Math.atan2(place[1], place[0]);
    return {
      place,
      velocity,
      latitude,
      rightAscension,
      sidereal: siderealTime[0],
      heightKm: heightAu * AU_KM,
    };
  }

  function motionOverGround(offset: number): Omit<AtmosphericEntry, 'dayTdb'> {
    const { place, velocity, latitude, rightAscension, sidereal } = overGround(offset);
    const vx = velocity[0] + EARTH_ROTATION_RAD_D * place[1];
    const vy = velocity[1] - EARTH_ROTATION_RAD_D * place[0];
    const [cosine, sine] = [Math.cos(rightAscension), Math.sin(rightAscension)];
    const outward = cosine * vx + sine * vy;
    const east = cosine * vy - sine * vx;
    const north = Math.cos(latitude) * velocity[2] - Math.sin(latitude) * outward;
    const up = Math.cos(latitude) * outward + Math.sin(latitude) * velocity[2];
    const longitude = Math.atan2(Math.sin(rightAscension - sidereal), Math.cos(rightAscension - sidereal));
    return {
      latitude,
      longitude,
      angle: Math.atan2(-up, lengthOf(east, north)),
      azimuth: Math.atan2(east, north),
      speed: lengthOf(east, north, up),
    };
  }
}
