import { expect, test } from 'vitest';
import { AU_KM, DEGREE } from '#engine/constants.ts';
import { GEOCENTRE, type Site, siteFromGeodetic } from '#engine/earth/site.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { observerFramesUtc } from '#engine/observe/observer-frames-utc.ts';
import { type SkyDisc, skyDiscs } from '#engine/observe/sky-discs.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { reader, type RecordedRows } from '#validation/observer/rows.ts';
import { RECORDED } from '../references.ts';

const MOON_RADIUS_KM = 1737.4;

/** Of how many recorded rows one is compared. */
const EVERY = 3;

/** Within this of new and full Moon a bright limb has no direction worth the name, rad. */
const IN_LINE = 8 * DEGREE;

test('the disc of the Moon is as lit and as large as Horizons has it, to half a per cent', () => {
  const { at, rows } = recordedRows('planet_magnitude/Moon');
  const jds = rows.map((row) => at(row, 'jd_ut'));
  const moons = moonsFrom(GEOCENTRE, jds);
  rows.forEach((row, index) => {
    const { lit, radius } = moons[index];
    expect(Math.abs(lit - (1 + Math.cos(at(row, 'phase_deg') * DEGREE)) / 2)).toBeLessThan(0.005);
    expect(Math.abs(radius / Math.asin(MOON_RADIUS_KM / (at(row, 'delta_au') * AU_KM)) - 1)).toBeLessThan(
      0.005,
    );
  });
  expect(rows.length).toBeGreaterThan(100);
});

test('the disc of the Moon has its bright limb where Sun and Moon of a site put it, to half a degree', () => {
  const moon = recordedRows('planet_observer/Moon');
  const sunOf = new Map(recordedRows('planet_observer/Sun').rows.map((row) => [moon.at(row, 'jd_ut'), row]));
  const discs = moonsFrom(
    siteFromGeodetic(279, 29, 10),
    moon.rows.map((row) => moon.at(row, 'jd_ut')),
  );
  let compared = 0;
  moon.rows.forEach((row, index) => {
    const sun = sunOf.get(moon.at(row, 'jd_ut'));
    if (sun === undefined) throw new Error('the Sun is not recorded beside the Moon');
    const [a, d, a0, d0] = [row, sun].flatMap((one) =>
      ['ra_deg', 'dec_deg'].map((column) => moon.at(one, column) * DEGREE),
    );
    const apart = Math.acos(Math.sin(d) * Math.sin(d0) + Math.cos(d) * Math.cos(d0) * Math.cos(a - a0));
    if (Math.sin(apart) < Math.sin(IN_LINE)) return;
    // Meeus, Astronomical Algorithms, eq. 48.5
    const limb = Math.atan2(
      Math.cos(d0) * Math.sin(a0 - a),
      Math.sin(d0) * Math.cos(d) - Math.cos(d0) * Math.sin(d) * Math.cos(a0 - a),
    );
    const turn = (discs[index].brightLimb - limb) / (2 * Math.PI);
    expect(360 * Math.abs(turn - Math.round(turn))).toBeLessThan(0.5);
    compared++;
  });
  expect(compared).toBeGreaterThan(60);
});

/** The recorded rows that the committed ephemeris has room for before. */
function recordedRows(name: string) {
  const { columns, rows } = RECORDED.caseAt<RecordedRows>(`cases/${name}.json`);
  const at = reader(columns);
  const { firstDay, lastDay } = testEphemeris();
  const isCovered = (jd: number) => jd > firstDay + 1 && jd < lastDay - 1;
  return { at, rows: rows.filter((row, index) => index % EVERY === 0 && isCovered(at(row, 'jd_ut'))) };
}

function moonsFrom(site: Site, jds: readonly number[]): readonly SkyDisc[] {
  const ephemeris = testEphemeris();
  const frames = observerFramesUtc(site, ephemeris, jds);
  return jds.map((_, row) => {
    const moon = skyDiscs(frames, row, ephemeris).find(({ body }) => body === BODY.Moon);
    if (moon === undefined) throw new Error('there is no Moon');
    return moon;
  });
}
