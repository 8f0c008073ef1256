import { defined } from '#catalogue/defined.ts';
import type { SynodicFile, SynodicRows } from '#contract/nov/synodic-bytes.ts';
import type { SynodicResponse, SynodicRow } from '#contract/nov/synodic.ts';
import { MJD_ORIGIN } from '#engine/constants.ts';
import { nameOfBody } from '#engine/ephemeris/body.ts';
import { numberAt, vectorAt } from '#engine/numbers-in.ts';
import { rounded } from '#engine/rounded.ts';
import { utcFromTdbDay } from '#engine/time/scales.ts';
import { SYNODIC_WIDTH, type SynodicPath } from '../tasks/synodic-tasks.ts';

/** Decimals of distances (150 m) and angles that are sent, and of epochs (1 ms). */
const DISTANCE_DECIMALS = 9;
const ANGLE_DECIMALS = 6;
const EPOCH_DECIMALS = 8;

/** The provenance of a path. */
type PathBasis = Pick<SynodicFile, 'photometry' | 'provenance'>;

/** A path as it is sent. */
export function synodicResponse(path: SynodicPath, { photometry, provenance }: PathBasis): SynodicResponse {
  const { epochs, planets, impact } = path;
  return defined({
    data: Array.from(epochs, (_, row) => rowOf(path, row)),
    errors: [],
    planets: planets?.map(({ body, places }) => ({ name: nameOfBody(body), data: placesOf(places) })),
    impact: impactOf(impact),
    photometry,
    provenance,
  });
}

/** The binary twin of a path. @param step days between its rows. */
export function synodicFile(
  path: SynodicPath,
  step: number,
  { photometry, provenance }: PathBasis,
): SynodicFile {
  const { magnitudes, impact, passages = [] } = path;
  return {
    ...rowsOf(path, step),
    passages: passages.map((passage) => rowsOf(passage, passage.step)),
    hasMagnitudes: magnitudes !== undefined,
    ...defined({ impact: impactOf(impact), photometry }),
    provenance,
  };
}

function rowsOf(
  { epochs, values, magnitudes }: Pick<SynodicPath, 'epochs' | 'values' | 'magnitudes'>,
  step: number,
): SynodicRows {
  const rows = epochs.length;
  const column = (key: number) =>
    Float64Array.from(epochs, (_, row) => numberAt(values, row * SYNODIC_WIDTH + key));
  return {
    rows,
    firstEpoch: rows === 0 ? 0 : epochOf(numberAt(epochs, 0)),
    step,
    columns: {
      places: Float64Array.from({ length: 3 * rows }, (_, at) =>
        numberAt(values, Math.floor(at / 3) * SYNODIC_WIDTH + (at % 3)),
      ),
      earthSunDistances: column(3),
      sunDistances: column(4),
      earthDistances: column(5),
      phaseAngles: Float32Array.from(column(6)),
      elongations: Float32Array.from(column(7)),
      magnitudes: Float32Array.from(magnitudes ?? new Float64Array(rows)),
    },
  };
}

function impactOf(impact: SynodicPath['impact']): SynodicResponse['impact'] {
  return impact && { body: nameOfBody(impact.body), epoch: epochOf(utcFromTdbDay(impact.dayTdb)) };
}

function rowOf({ epochs, values, magnitudes }: SynodicPath, row: number): SynodicRow {
  const at = row * SYNODIC_WIDTH;
  const value = (key: number) => numberAt(values, at + key);
  return defined({
    epoch: epochOf(numberAt(epochs, row)),
    ...placeAt(values, at),
    earthSunDistance: au(value(3)),
    sunDistance: au(value(4)),
    earthDistance: au(value(5)),
    phaseAngle: degrees(value(6)),
    elongation: degrees(value(7)),
    apparentMag: magnitudes && degrees(numberAt(magnitudes, row)),
  });
}

function placesOf(places: Float64Array) {
  return Array.from({ length: places.length / 3 }, (_, row) => placeAt(places, 3 * row));
}

function placeAt(numbers: Float64Array, at: number) {
  const [x, y, z] = vectorAt(numbers, at);
  return { x: au(x), y: au(y), z: au(z) };
}

function epochOf(jdUtc: number): number {
  return rounded(jdUtc - MJD_ORIGIN, EPOCH_DECIMALS);
}

function au(value: number): number {
  return rounded(value, DISTANCE_DECIMALS);
}

function degrees(value: number): number {
  return rounded(value, ANGLE_DECIMALS);
}
