import { defined } from '#catalogue/defined.ts';
import type { WindowsAnswer } from '#contract/sovt/windows.ts';
import { DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import { nameOfBody } from '#engine/ephemeris/body.ts';
import { rounded } from '#engine/rounded.ts';
import type { ObservableSpan } from '#engine/synodic/observable-spans.ts';
import { utcFromTdbDay } from '#engine/time/scales.ts';
import type { ObjectWindows } from '../tasks/synodic-tasks.ts';

/** Decimals that are sent of epochs (1 s), magnitudes, distances (150 m) and angles. */
const EPOCH_DECIMALS = 5;
const MAGNITUDE_DECIMALS = 4;
const DISTANCE_DECIMALS = 9;
const ANGLE_DECIMALS = 4;

/** Windows as they are sent. @param site name of the place, where there is one. */
export function windowsResponse(
  { spans, impact }: ObjectWindows,
  site: string | undefined,
  { photometry, provenance }: Pick<WindowsAnswer, 'photometry' | 'provenance'>,
): WindowsAnswer {
  return defined({
    data: spans.map(spanOf),
    errors: [],
    site,
    impact: impact && {
      body: nameOfBody(impact.body),
      epoch: epochOf(utcFromTdbDay(impact.dayTdb)),
    },
    photometry,
    provenance,
  });
}

function spanOf({ from, to, cutBefore, cutAfter, brightest }: ObservableSpan): WindowsAnswer['data'][number] {
  const { at, magnitude, sunDistance, earthDistance, phase, elongation, altitude } = brightest;
  return {
    start: epochOf(from),
    end: epochOf(to),
    startsBefore: cutBefore,
    endsAfter: cutAfter,
    brightest: defined({
      epoch: epochOf(at),
      apparentMag: rounded(magnitude, MAGNITUDE_DECIMALS),
      sunDistance: rounded(sunDistance, DISTANCE_DECIMALS),
      earthDistance: rounded(earthDistance, DISTANCE_DECIMALS),
      phaseAngle: rounded(phase / DEGREE, ANGLE_DECIMALS),
      elongation: rounded(elongation / DEGREE, ANGLE_DECIMALS),
      altitude: altitude === undefined ? undefined : rounded(altitude / DEGREE, ANGLE_DECIMALS),
    }),
  };
}

function epochOf(jdUtc: number): number {
  return rounded(jdUtc - MJD_ORIGIN, EPOCH_DECIMALS);
}
