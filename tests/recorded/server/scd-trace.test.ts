import { expect, test } from 'vitest';
import { TRACE_INDEX } from '#contract/scd/trace-columns.ts';
import { trace } from '#contract/scd/trace.ts';
import { DEGREE } from '#engine/constants.ts';
import { SAME_SOLUTION, turnedToIcrf } from '#validation/ellipses.ts';
import { wrapDegrees } from '#validation/observer/rows.ts';
import { elementsOf, realService } from '../../server/bodies/user-defined-truth.ts';
import { fakeBody, fakeCatalogue } from '../../server/fakes/fake-catalogue.ts';
import { RECORDED } from '../references.ts';

type ObserverCase = {
  readonly H: number;
  readonly G: number;
  readonly orbit: {
    readonly epoch_jd_tdb: number;
    readonly state_au_aud: readonly number[];
    readonly covariance_6x6_rowmajor_xyzvxvyvz: readonly number[];
  };
  readonly columns: readonly string[];
  readonly observer_rows: Readonly<Record<'X05' | 'W84', readonly (readonly (number | string | null)[])[]>>;
};

const FOLDER = 'cases/smallbody_observer';

/** Of how many recorded rows one is compared. */
const EVERY = 5;

/** As for the table of ephemerides, from `orbit`. */
const LIMIT_MAS = 15;

/** Differences of axes that do not matter, arcsec: a twentieth of the last digit that is shown. */
const NEGLIGIBLE_ARCSEC = 0.005;

/** Without the forces of its outgassing, which a catalogue of elements does not hold, it is elsewhere. */
const OUTGASSING = '27_1I_Oumuamua_A_2017_U1.json';

/** DECam, Cerro Tololo; parallax constants of the MPC's list of 2026. */
const DECAM = {
  id: 1998,
  code: 'W84',
  name: 'Cerro Tololo-DECam',
  longitudeDeg: 289.19358,
  latitudeDeg: -30.17,
  altitudeM: 2200,
  rhoCosPhi: 0.865572,
  rhoSinPhi: -0.499793,
};

test.each(RECORDED.namesIn(FOLDER).filter((name) => name !== OUTGASSING))(
  'the trace of an object of Horizons of %s is where Horizons has it, from both sites; so do its ellipses where the solution is the same',
  async (name) => {
    const recorded = RECORDED.caseAt<ObserverCase>(`${FOLDER}/${name}`);
    const { app } = await serviceOf(recorded, /^\d+_(\d+)_/.exec(name)?.[1]);
    const at = (column: string) => recorded.columns.indexOf(column);
    let compared = 0;
    for (const site of ['X05', 'W84'] as const) {
      for (const row of recorded.observer_rows[site].filter((_, index) => index % EVERY === 0)) {
        const jd = Number(row[at('jd_utc')]);
        const query = `julianDateStart=${jd}&julianDateEnd=${jd}&step=1&observatoryCode=${site}&name=Eros`;
        const answer = await (await app.request(`/rest/scd/trace?${query}`)).json();
        const [own] = trace.parse(answer).object.data;
        const value = (index: number) => Number(own[index]);
        const dec = Number(row[at('dec_deg')]);
        const east = wrapDegrees(value(TRACE_INDEX.rightAscension) - Number(row[at('ra_deg')]));
        const off = Math.hypot(east * Math.cos(dec * DEGREE), value(TRACE_INDEX.declination) - dec);
        expect(off * 3.6e6, `${site} ${jd}`).toBeLessThan(LIMIT_MAS);
        compared++;
        if (!SAME_SOLUTION.includes(name)) continue;
        const [major, minor, angle] = ['smaa_3sigma_arcsec', 'smia_3sigma_arcsec', 'theta_3sigma_deg'].map(
          (column) => Number(row[at(column)]),
        );
        for (const [index, axis] of [
          [TRACE_INDEX.ellipseMajor, major],
          [TRACE_INDEX.ellipseMinor, minor],
        ] as const) {
          const limit = Math.max(0.03 * axis, NEGLIGIBLE_ARCSEC);
          expect(Math.abs(3 * value(index) - axis)).toBeLessThanOrEqual(limit);
        }
        if (minor > 0.9 * major) continue; // a circle has no direction
        // Horizons counts from east towards north
        expect(Math.abs(halfTurn(90 - angle - value(TRACE_INDEX.ellipseAngle)))).toBeLessThan(2);
      }
    }
    expect(compared).toBe(18);
  },
);

/** A difference of directions of an axis, from -90 to 90 deg. */
function halfTurn(degrees: number): number {
  return degrees - 180 * Math.round(degrees / 180);
}

/** @param number of the object in the catalogue: those that pull others do not pull themselves. */
function serviceOf(recorded: ObserverCase, number: string | undefined) {
  const body = fakeBody({
    name: 'Eros',
    ...(number === undefined ? {} : { number }),
    elements: elementsOf(recorded),
    absoluteMagnitude: recorded.H,
    slope: recorded.G,
    covariance: turnedToIcrf(recorded.orbit.covariance_6x6_rowmajor_xyzvxvyvz),
  });
  const current = fakeCatalogue([body]);
  const { catalogue } = current;
  return realService({
    ...current,
    catalogue: { ...catalogue, observatories: [...catalogue.observatories, DECAM] },
  });
}
