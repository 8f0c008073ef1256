import { Body as PeerBody, Equator, Horizon, MakeTime, Observer } from 'astronomy-engine';
import { AU_KM, J2000 } from '#engine/constants.ts';
import { latitudeOf, longitudeOf } from '#engine/earth/frames.ts';
import { siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { horizontal } from '#engine/observe/horizon.ts';
import { ephemerisSource } from '#engine/observe/light-source.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { locate } from '#engine/observe/locate.ts';
import { createPlace } from '#engine/observe/place.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import type { Target } from '#engine/observe/target.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { atLeast, type BenchRow } from './bench-row.ts';
import { counted } from './bench-size.ts';
import { cpuSeconds, cpuSecondsOfEach } from './cpu-seconds.ts';

/** 2026-11-21 0h UTC. */
const START = 2_461_365.5;
const ROWS = counted(20_000, 20);
const PEER_ROWS = counted(1000, 10);
const REPEATS = counted(20, 1);
const LONGITUDE_DEG = 289.25;
const LATITUDE_DEG = -30.24;
const HEIGHT_M = 2650;

/** Apophis, heliocentric ICRF, au and au/d, at JD 2460000.5 TDB, rounded. */
const POSITION = [0.4826, -0.7915, -0.2858] as const;
const VELOCITY = [0.0118, 0.0106, 0.0046] as const;

const PLANETS = ['Mercury', 'Venus', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'] as const;

/** Rows of an ephemeris per second, all 32 columns, and right ascension, declination, azimuth and altitude against a peer. */
export function bench(): BenchRow[] {
  const ephemeris = testEphemeris();
  return [allColumns(ephemeris), againstPeer(ephemeris)];
}

function allColumns(ephemeris: Ephemeris): BenchRow {
  const epochs = Float64Array.from({ length: ROWS }, (_, k) => START + (k * 30) / ROWS);
  const frames = observerFramesUtc(
    siteFromGeodetic(LONGITUDE_DEG, LATITUDE_DEG, HEIGHT_M),
    ephemeris,
    epochs,
  );
  const luminaries = sunAndMoon(frames, ephemeris);
  const target = knownObject(ephemeris);
  const seconds = cpuSeconds(REPEATS, () => observe(target, frames, luminaries));
  const perSecond = ROWS / seconds;
  return atLeast(
    'Observer rows, all 32 columns, sky ellipse from a covariance',
    perSecond,
    'rows/s',
    250_000,
    'site, Sun, Moon and orientation are shared between objects',
  );
}

function knownObject(ephemeris: Ephemeris): Target {
  const covariance = new Float64Array(36);
  for (let k = 0; k < 6; k++) covariance[7 * k] = (k < 3 ? 10 / AU_KM : 1e-9) ** 2;
  const epoch = { scale: 'TDB', day: 2_460_000.5, offset: 0 } as const;
  const orbit = { epoch, position: POSITION, velocity: VELOCITY };
  const options = { model: 'full', fromDay: START - 1, toDay: START + 31 } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  return {
    trajectory,
    photometry: { law: 'H-G', h: 19.1, g: 0.24 },
    uncertainty: skyUncertainty({
      orbit,
      covariance,
      origin: 'covariance',
      trajectory,
      ephemeris,
      options,
    }),
    lastObservationUtc: START - 300,
    arcDays: 6000,
  };
}

function againstPeer(ephemeris: Ephemeris): BenchRow {
  const epochs = Float64Array.from({ length: PEER_ROWS }, (_, k) => START + k / 100);
  const [ours, theirs] = cpuSecondsOfEach(REPEATS, [
    () => void ownPlaces(ephemeris, epochs),
    () => void peerPlaces(epochs),
  ]);
  return atLeast(
    `RA, Dec, azimuth, altitude of ${PLANETS.length} planets, preparation included`,
    theirs / ours,
    'times astronomy-engine',
    15,
    `${((ours / (PEER_ROWS * PLANETS.length)) * 1e6).toFixed(2)} µs a row`,
  );
}

function ownPlaces(ephemeris: Ephemeris, epochs: Float64Array): number {
  const frames = observerFramesUtc(
    siteFromGeodetic(LONGITUDE_DEG, LATITUDE_DEG, HEIGHT_M),
    ephemeris,
    epochs,
  );
  const over = { azimuth: 0, altitude: 0, hourAngle: 0 };
  let sum = 0;
  for (const planet of PLANETS) {
    const source = ephemerisSource(ephemeris, BODY[planet]);
    const place = createPlace();
    for (let row = 0; row < frames.rows; row++) {
      locate(frames, row, source, place);
      horizontal(frames, row, place.ofDate, over);
      sum +=
        longitudeOf(place.line[0], place.line[1]) + latitudeOf(place.line[0], place.line[1], place.line[2]);
      sum += over.azimuth + over.altitude;
    }
  }
  return sum;
}

function peerPlaces(epochs: Float64Array): number {
  const observer = new Observer(LATITUDE_DEG, LONGITUDE_DEG, HEIGHT_M);
  let sum = 0;
  for (const planet of PLANETS) {
    for (const jd of epochs) {
      const time = MakeTime(jd - J2000);
      const place = Equator(PeerBody[planet], time, observer, true, true);
      const over = Horizon(time, observer, place.ra, place.dec);
      sum += place.ra + place.dec + over.azimuth + over.altitude;
    }
  }
  return sum;
}
