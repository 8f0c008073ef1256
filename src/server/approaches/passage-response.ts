import { defined } from '#catalogue/defined.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { Entry, Fall, PassageUncertainty } from '#contract/fvt/passage.ts';
import { type AtmosphericEntry, ENTRY_HEIGHT_KM } from '#engine/approach/atmospheric-entry.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import type { BPlaneEllipse } from '#engine/approach/passage-uncertainty.ts';
import type { Passage } from '#engine/approach/passage.ts';
import { AU_KM, DEGREE, LUNAR_DISTANCE_AU, MJD_ORIGIN, SECONDS_PER_DAY, TURN } from '#engine/constants.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { Impact } from '#engine/propagate/trajectory.ts';
import { rounded } from '#engine/rounded.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdb, utcFromTdbDay } from '#engine/time/scales.ts';
import { bodyName } from '../bodies/body-name.ts';
import type { ComputedSpread } from '../tasks/approach-tasks.ts';

/** Decimals of what is sent: a metre, a millimetre a second, a millisecond, 10 m on the ground. */
const KM_DECIMALS = 3;
const SPEED_DECIMALS = 6;
const EPOCH_DECIMALS = 8;
const ANGLE_DECIMALS = 4;

/** Kilometres a second in an au a day. */
const KM_S = AU_KM / SECONDS_PER_DAY;

/** The nearest point of a passage as it is sent. */
export function passageResponse(passage: Passage, centre: MainBodyId, entry?: AtmosphericEntry) {
  const { body, name } = mainBodyOf(centre);
  const { day, offset, distance, speed, vInfinity, impact } = passage;
  const utc = utcFromTdb({ scale: 'TDB', day, offset });
  return defined({
    mainBody: { id: centre, name },
    datetime: `${isoFromJulianDate(utc, 3)}Z`,
    mjd: rounded(utc - MJD_ORIGIN, EPOCH_DECIMALS),
    distanceKm: km(distance),
    distanceAu: rounded(distance, 12),
    distanceLd: rounded(distance / LUNAR_DISTANCE_AU, 8),
    distanceRadii: rounded(distance / numberAt(BODY_RADIUS, body), 6),
    speedKmS: rounded(speed * KM_S, SPEED_DECIMALS),
    vInfinityKmS: vInfinity && rounded(vInfinity * KM_S, SPEED_DECIMALS),
    impact: impact && fallResponse(impact, entry),
  });
}

/** How uncertain a passage is, as it is sent. */
export function uncertaintyResponse({ origin, method, spread, clones }: ComputedSpread): PassageUncertainty {
  if (spread === undefined) return { origin, method };
  return defined({
    origin,
    method,
    timeSigma: rounded(spread.timeSigma * SECONDS_PER_DAY, KM_DECIMALS),
    distanceSigmaKm: km(spread.distanceSigma),
    minimumKm: km(spread.least),
    maximumKm: km(spread.most),
    bPlane: spread.bPlane && ellipseResponse(spread.bPlane),
    clones,
  });
}

function ellipseResponse({ xi, zeta, semiMajor, semiMinor, angle }: BPlaneEllipse) {
  return {
    xiKm: km(xi),
    zetaKm: km(zeta),
    semiMajorKm: km(semiMajor),
    semiMinorKm: km(semiMinor),
    angleDeg: degrees(angle),
  };
}

function fallResponse({ body, dayTdb }: Impact, entry: AtmosphericEntry | undefined): Fall {
  return defined({
    body: bodyName(body),
    datetime: utcText(dayTdb),
    entry: entry && entryResponse(entry),
  });
}

/** Where a falling object enters the atmosphere, as it is sent. */
export function entryResponse(entry: AtmosphericEntry): Entry {
  return {
    datetime: utcText(entry.dayTdb),
    latitude: degrees(entry.latitude),
    longitude: degrees(entry.longitude),
    heightKm: ENTRY_HEIGHT_KM,
    angleDeg: degrees(entry.angle),
    speedKmS: rounded(entry.speed * KM_S, SPEED_DECIMALS),
    azimuthDeg: degrees((entry.azimuth + TURN) % TURN),
  };
}

function degrees(angle: number): number {
  return rounded(angle / DEGREE, ANGLE_DECIMALS);
}

/** ISO instant UTC, milliseconds, of a Julian date TDB. */
export function utcText(dayTdb: number): string {
  return `${isoFromJulianDate(utcFromTdbDay(dayTdb), 3)}Z`;
}

/** Kilometres of a length in au, as they are sent. */
export function km(au: number): number {
  return rounded(au * AU_KM, KM_DECIMALS);
}
