import { latitudeOf, longitudeOf } from '../earth/frames.ts';
import { BODY, type Body } from '../ephemeris/body.ts';
import type { Ephemeris } from '../ephemeris/ephemeris.ts';
import { moonIlluminance } from '../sky/moonlight.ts';
import { arcCosine } from '../angles.ts';
import { horizontal, type Horizontal } from './horizon.ts';
import { ephemerisSource } from './light-source.ts';
import type { ObserverFrames } from './observer-frames.ts';
import { locate } from './locate.ts';
import { createPlace, type Place } from './place.ts';

/** The Sun or the Moon at every row of the frames; angles in rad. */
export type Luminary = {
  /** Unit vector of the apparent direction, ICRF axes. */
  readonly apparent: Float64Array;
  /** Astrometric, ICRF. */
  readonly rightAscension: Float64Array;
  readonly declination: Float64Array;
  /** Apparent, airless; 0 and meaningless at the geocentre. */
  readonly azimuth: Float64Array;
  readonly altitude: Float64Array;
};

/** Sun and Moon as the observer sees them, shared by all objects of a calculation. */
export type SunAndMoon = {
  readonly sun: Luminary;
  readonly moon: Luminary;
  /** Sun-Moon-observer angle, rad: 0 at full Moon. */
  readonly moonPhase: Float64Array;
  /** The Moon's light at the ground before scattering, see moonIlluminance; 0 below the horizon. */
  readonly moonIlluminance: Float64Array;
};

/**
 * Sun and Moon for every row of the frames: topocentric, apparent, airless.
 *
 * Altitude and azimuth agree with JPL Horizons to 0.46 arcsec in 1900-2019.
 *
 * @throws RangeError when the light left outside the ephemeris
 */
export function sunAndMoon(frames: ObserverFrames, ephemeris: Ephemeris): SunAndMoon {
  const { rows } = frames;
  const phase = new Float64Array(rows);
  const illuminance = new Float64Array(rows);
  const sun = luminary(frames, ephemeris, BODY.Sun, () => undefined);
  const moon = luminary(frames, ephemeris, BODY.Moon, (row, place) => {
    phase[row] = phaseAngle(frames, row, place);
  });
  for (let row = 0; row < rows; row++) illuminance[row] = moonIlluminance(phase[row], moon.altitude[row]);
  return { sun, moon, moonPhase: phase, moonIlluminance: illuminance };
}

function luminary(
  frames: ObserverFrames,
  ephemeris: Ephemeris,
  body: Body,
  onRow: (row: number, place: Place) => void,
): Luminary {
  const { rows } = frames;
  const source = ephemerisSource(ephemeris, body);
  const place = createPlace();
  const horizontalCoordinates: Horizontal = { azimuth: 0, altitude: 0, hourAngle: 0 };
  const out: Luminary = {
    apparent: new Float64Array(3 * rows),
    rightAscension: new Float64Array(rows),
    declination: new Float64Array(rows),
    azimuth: new Float64Array(rows),
    altitude: new Float64Array(rows),
  };
  for (let row = 0; row < rows; row++) {
    locate(frames, row, source, place);
    horizontal(frames, row, place.ofDate, horizontalCoordinates);
    out.apparent.set(place.apparent, 3 * row);
    out.rightAscension[row] = longitudeOf(place.line[0], place.line[1]);
    out.declination[row] = latitudeOf(place.line[0], place.line[1], place.line[2]);
    out.azimuth[row] = horizontalCoordinates.azimuth;
    out.altitude[row] = horizontalCoordinates.altitude;
    onRow(row, place);
  }
  return out;
}

/** Angle at the body between observer and Sun. */
function phaseAngle({ sun }: ObserverFrames, row: number, { line, state, delta }: Place): number {
  const s = 9 * row;
  const x = sun[s] - state[0];
  const y = sun[s + 1] - state[1];
  const z = sun[s + 2] - state[2];
  return arcCosine(-(x * line[0] + y * line[1] + z * line[2]) / (delta * Math.sqrt(x * x + y * y + z * z)));
}
