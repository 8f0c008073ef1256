import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import type { Ephemeris } from '#engine/ephemeris/ephemeris.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { tableValue } from '#engine/observe/table.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import { propagatedUncertainty } from './propagated-uncertainty.ts';
import type { Case, ErrorComparison } from './comparison.ts';
import type { RecordedRows } from './observer/rows.ts';
import { SITES } from './observer/small-bodies.ts';
import type { References } from './references.ts';
import { rowValue } from './row-value.ts';
import { SOURCES } from './sources.ts';
import { namedObject } from './named-object.ts';

type Recorded = {
  readonly object: string;
  readonly orbit: {
    readonly epoch_jd_tdb: number;
    readonly state_au_aud: readonly number[];
    readonly covariance_6x6_rowmajor_xyzvxvyvz: readonly number[];
  };
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<string, RecordedRows['rows']>>;
};

const FOLDER = 'cases/smallbody_observer';

/** Objects of which Horizons and the recorded covariance have the same solution: of main-belt orbits the latter is newer. */
export const SAME_SOLUTION = [
  '00_594913_Aylo_chaxnim_2020.json',
  '02_706765_2010_TK7.json',
  '04_54509_YORP_2000_PH5.json',
  '07_433_Eros_A898_PA.json',
  '17_202930_Ivezic_1998_SG172.json',
  '22_5145_Pholus_1992_AD.json',
  '24_15760_Albion_1992_QB1.json',
  '25_15788_1993_SB.json',
];

export const ellipseComparison: ErrorComparison = {
  kind: 'errors',
  id: 'sky-ellipses',
  topic: 'Uncertainty',
  quantity: 'Semi-major axis of the sky ellipse, relative',
  authority: 'Horizons, 8 objects of the same solution from X05',
  sources: [SOURCES.smallBodies],
  unit: '',
  limit: 0.025,
  rows: { recorded: 24, cited: 8 },
  shownIn: 'scd',
  note: 'printed to 0.001 arcsec',
  measure: (references, ephemeris) =>
    SAME_SOLUTION.filter((file) => references.namesIn(FOLDER).includes(file)).map((file) =>
      ellipseCase(references, file, ephemeris),
    ),
};

/** The first, a middle and the last row from X05 of an object, by the covariance of its state. */
export function ellipseCase(references: References, file: string, ephemeris: Ephemeris): Case {
  const recorded = references.caseAt<Recorded>(`${FOLDER}/${file}`);
  const all = recorded.observer_rows['X05'];
  const rows = [...new Set([all[0], all[all.length >> 1], all[all.length - 1]])].sort(
    (a, b) => Number(a[0]) - Number(b[0]),
  );
  const days = rows.map((row) => Number(row[0]));
  const computedAxes = axesOf(recorded, days, ephemeris);
  const axis = recorded.columns.indexOf('smaa_3sigma_arcsec');
  return {
    ...namedObject(recorded.object),
    site: 'X05',
    errors: rows.map((row, k) => Math.abs(computedAxes[k] / (Number(row[axis]) / 3) - 1)),
    days,
    values: rows.map((row, k) => [rowValue('1 σ', 'arcsec', Number(row[axis]) / 3, computedAxes[k])]),
  };
}

/** Semi-major axes of one standard deviation, arcsec. */
function axesOf({ orbit: recorded }: Recorded, days: readonly number[], ephemeris: Ephemeris): number[] {
  const [x, y, z, vx, vy, vz] = recorded.state_au_aud;
  const day = Math.round(recorded.epoch_jd_tdb - 0.5) + 0.5;
  const covariance = turnedToIcrf(recorded.covariance_6x6_rowmajor_xyzvxvyvz);
  const orbit = {
    epoch: { scale: 'TDB', day, offset: recorded.epoch_jd_tdb - day },
    position: eclipticToIcrf([x, y, z]),
    velocity: eclipticToIcrf([vx, vy, vz]),
    covariance,
  } as const;
  const span = { fromDay: days[0] - 3, toDay: days[days.length - 1] + 1 };
  const { trajectory, uncertainty } = propagatedUncertainty(orbit, covariance, span, ephemeris);
  const frames = observerFramesUtc(siteFromParallaxConstants(...SITES['X05']), ephemeris, days);
  const table = observe({ trajectory, uncertainty }, frames, sunAndMoon(frames, ephemeris));
  return days.map((_, row) => tableValue(table, row, COLUMN.ERR_A) ?? 0);
}

/** The covariance of a state, 6 × 6, row-major, from ecliptic into ICRF axes. */
export function turnedToIcrf(matrix: readonly number[]): Float64Array {
  const blocks = Float64Array.from(matrix);
  for (const transpose of [false, true]) {
    for (let line = 0; line < 6; line++) {
      for (const half of [0, 3]) {
        const at = (k: number) => (transpose ? 6 * line + half + k : 6 * (half + k) + line);
        const turnedPart = eclipticToIcrf([blocks[at(0)], blocks[at(1)], blocks[at(2)]]);
        turnedPart.forEach((value, k) => (blocks[at(k)] = value));
      }
    }
  }
  return blocks;
}
