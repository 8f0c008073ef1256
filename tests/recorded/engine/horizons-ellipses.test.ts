import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFromParallaxConstants } from '#engine/earth/site.ts';
import { EPHEMERIS_INDEX as COLUMN } from '#engine/observe/columns.ts';
import { observe } from '#engine/observe/observe.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { sunAndMoon } from '#engine/observe/sun-and-moon.ts';
import { tableValue } from '#engine/observe/table.ts';
import { eclipticToIcrf } from '#engine/orbit/ecliptic.ts';
import type { Orbit } from '#engine/orbit/orbit.ts';
import { propagateWithPartials } from '#engine/propagate/partials.ts';
import { skyUncertainty } from '#engine/uncertainty/sky-uncertainty.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { recordedFolder } from '../shared-folder.ts';
import { turnedToIcrf } from './turned-to-icrf.ts';

type Recorded = {
  readonly object: string;
  readonly orbit: {
    readonly epoch_jd_tdb: number;
    readonly state_au_aud: readonly number[];
    readonly covariance_6x6_rowmajor_xyzvxvyvz: readonly number[];
  };
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<string, readonly (readonly (number | string | null)[])[]>>;
};

const FOLDER = join(recordedFolder('reference'), 'cases', 'smallbody_observer');

/** Objects of which Horizons and the recorded covariance have the same solution: of main-belt orbits the latter is newer. */
const FILES = [
  '00_594913_Aylo_chaxnim_2020.json',
  '02_706765_2010_TK7.json',
  '04_54509_YORP_2000_PH5.json',
  '07_433_Eros_A898_PA.json',
  '17_202930_Ivezic_1998_SG172.json',
  '22_5145_Pholus_1992_AD.json',
  '24_15760_Albion_1992_QB1.json',
  '25_15788_1993_SB.json',
];

test.each(FILES)('the sky ellipse of the recorded covariance of %s is that of Horizons', (file) => {
  const { own, theirs } = axesOf(recordedIn(file));
  own.forEach((value, k) => expect(Math.abs(value / theirs[k] - 1)).toBeLessThan(0.025));
});

test("the sky ellipse of 1I/'Oumuamua is sixty times too large a month from the epoch without its radial acceleration", () => {
  const { own, theirs } = axesOf(recordedIn('27_1I_Oumuamua_A_2017_U1.json'));
  expect(own[2] / theirs[2]).toBeCloseTo(1, 1);
  expect(own[0] / theirs[0]).toBeGreaterThan(60);
});

function recordedIn(file: string): Recorded {
  return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Recorded;
}

/** Semi-major axes of one standard deviation of the first, a middle and the last row from X05, arcsec. */
function axesOf(recorded: Recorded): { own: number[]; theirs: number[] } {
  const ephemeris = testEphemeris();
  const all = recorded.observer_rows['X05'];
  const rows = [all[0], all[all.length >> 1], all[all.length - 1]];
  const dates = rows.map((row) => Number(row[0]));
  const orbit = orbitOf(recorded);
  const options = { model: 'full', fromDay: Math.min(...dates) - 3, toDay: Math.max(...dates) + 1 } as const;
  const trajectory = propagateWithPartials(orbit, ephemeris, options);
  const covariance = orbit.covariance ?? new Float64Array(36);
  const uncertainty = skyUncertainty({
    orbit,
    covariance,
    origin: 'covariance',
    trajectory,
    ephemeris,
    options,
  });
  const order = dates.map((_, k) => k).sort((a, b) => dates[a] - dates[b]);
  const frames = observerFramesUtc(
    siteFromParallaxConstants(289.25058, 0.864981, -0.500958),
    ephemeris,
    order.map((k) => dates[k]),
  );
  const table = observe({ trajectory, uncertainty }, frames, sunAndMoon(frames, ephemeris));
  const axis = recorded.columns.indexOf('smaa_3sigma_arcsec');
  return {
    own: order.map((_, row) => tableValue(table, row, COLUMN.ERR_A) ?? 0),
    theirs: order.map((k) => Number(rows[k][axis]) / 3),
  };
}

function orbitOf({ orbit }: Recorded): Orbit {
  const [x, y, z, vx, vy, vz] = orbit.state_au_aud;
  const day = Math.round(orbit.epoch_jd_tdb - 0.5) + 0.5;
  return {
    epoch: { scale: 'TDB', day, offset: orbit.epoch_jd_tdb - day },
    position: eclipticToIcrf([x, y, z]),
    velocity: eclipticToIcrf([vx, vy, vz]),
    covariance: turnedToIcrf(orbit.covariance_6x6_rowmajor_xyzvxvyvz),
  };
}
