import { defined } from '#catalogue/defined.ts';
import type { MainBodyId } from '#contract/fvt/main-bodies.ts';
import type { Fall } from '#contract/fvt/passage.ts';
import { mainBodyOf } from '#engine/approach/main-bodies.ts';
import type { Passage } from '#engine/approach/passage.ts';
import { AU_KM, LUNAR_DISTANCE_AU, MJD_ORIGIN, SECONDS_PER_DAY } from '#engine/constants.ts';
import { BODY_RADIUS } from '#engine/ephemeris/body-radius.ts';
import type { Impact } from '#engine/propagate/trajectory.ts';
import { isoFromJulianDate } from '#engine/time/iso.ts';
import { utcFromTdb } from '#engine/time/scales.ts';
import { bodyName } from '../body-name.ts';

/** Decimals of what is sent: a metre, a millimetre a second, a millisecond. */
const KM_DECIMALS = 3;
const SPEED_DECIMALS = 6;
const EPOCH_DECIMALS = 8;

/** Kilometres a second in an au a day. */
const KM_S = AU_KM / SECONDS_PER_DAY;

/** The nearest point of a passage as it is sent. */
export function passageAnswer(passage: Passage, centre: MainBodyId) {
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
    distanceRadii: rounded(distance / BODY_RADIUS[body], 6),
    speedKmS: rounded(speed * KM_S, SPEED_DECIMALS),
    vInfinityKmS: vInfinity && rounded(vInfinity * KM_S, SPEED_DECIMALS),
    impact: impact && fallAnswer(impact),
  });
}

function fallAnswer({ body, dayTdb }: Impact): Fall {
  return { body: bodyName(body), datetime: utcText(dayTdb) };
}

/** ISO instant UTC, milliseconds, of a Julian date TDB. */
export function utcText(dayTdb: number): string {
  return `${isoFromJulianDate(utcFromTdb({ scale: 'TDB', day: dayTdb, offset: 0 }), 3)}Z`;
}

/** Kilometres of a length in au, as they are sent. */
export function km(au: number): number {
  return rounded(au * AU_KM, KM_DECIMALS);
}

/** A number with so many decimals. */
export function rounded(value: number, decimals: number): number {
  return Number(value.toFixed(decimals));
}
