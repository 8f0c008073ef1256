import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { closeApproaches } from '#contract/fvt/close-approaches.ts';
import { AU_KM, DEGREE, MJD_ORIGIN } from '#engine/constants.ts';
import type { Elements } from '#engine/orbit/elements.ts';
import { INVERSE_SQUARE } from '#engine/orbit/radial-law.ts';
import { tdbFromUtc } from '#engine/time/scales.ts';
import { createApproachMaker } from '#server/tasks/approaches-of.ts';
import { computed } from '#server/tasks/computed.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { testEphemeris } from '../../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../../server/fakes/fake-compute.ts';
import { fakeService } from '../../server/fakes/fake-service.ts';
import { RECORDED } from '../references.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/** Modified Julian Dates UTC: from 1950 on, until the recorded list is no longer known to a minute. */
const FROM = 33_282;
const TO = 64_000;

/** Its rows: Julian date TDB, date, body, au, and last the sigma of the instant. */
type Recorded = {
  readonly elements: Readonly<Record<'epoch_jd_tdb' | 'e' | 'q' | 'i' | 'om' | 'w' | 'tp', number>>;
  readonly nongrav: { readonly A2: number };
  readonly rows: readonly (readonly [number, string, string, number, ...unknown[]])[];
};

const BODIES: Readonly<Record<string, string>> = { Juptr: 'jupiter', Merc: 'mercury', Satrn: 'saturn' };

test('the service finds every approach of Apophis since 1950 that JPL knows to a minute', async () => {
  const recorded = RECORDED.caseAt<Recorded>('cases/close_approaches/sbdb_apophis.json');
  const expected = recorded.rows.filter(
    ([day, , , au, ...rest]) => day > FROM + MJD_ORIGIN && au <= 0.2 && rest.at(-1) === '< 00:01',
  );
  const last = Math.max(...expected.map(([day]) => day));
  const found = (await foundBy(recorded)).filter(({ mjd }) => mjd + MJD_ORIGIN < last + 1);
  expect(expected.length).toBeGreaterThan(10);
  for (const [day, , name, au] of expected) {
    const body = BODIES[name] ?? name.toLowerCase();
    const near = found.find((one) => one.mainBody.id === body && minutesBetween(one.mjd, day) < 1);
    expect(near, `${body} at JD ${day}`).toBeDefined();
    expect(Math.abs((near?.distanceAu ?? 0) - au) * AU_KM).toBeLessThan(200);
  }
});

async function foundBy({ elements, nongrav }: Recorded) {
  const ephemeris = testEphemeris();
  const { approachesOf } = createApproachMaker({ ephemeris, cover: () => undefined });
  const nonGravitational = { a1: 0, a2: nongrav.A2, a3: 0, ...INVERSE_SQUARE };
  const orbit = { elements: elementsOf(elements), nonGravitational };
  const { app } = await fakeService({
    prepared: false,
    catalogue: serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in'),
    compute: fakeCompute({
      approachesOf: async (task) =>
        computed(() => approachesOf({ ...task, body: { bodyType: 'Asteroid', ...orbit } })),
    }),
  });
  const query = `names=99942&startDate=${FROM}&endDate=${TO}&mainBody=all&distMax=0.2`;
  const response = await app.request(`/rest/fvt/closeApproaches?${query}`);
  return z.parse(closeApproaches, await response.json()).closeApproaches;
}

function elementsOf({ epoch_jd_tdb: epoch, tp, ...rest }: Recorded['elements']): Elements {
  return {
    epoch: { scale: 'TDB', day: epoch, offset: 0 },
    perihelionDistance: rest.q,
    eccentricity: rest.e,
    inclination: rest.i * DEGREE,
    node: rest.om * DEGREE,
    argumentOfPerihelion: rest.w * DEGREE,
    perihelionTime: { scale: 'TDB', day: Math.floor(tp), offset: tp - Math.floor(tp) },
  };
}

/** @param mjd UTC. @param day Julian date TDB. */
function minutesBetween(mjd: number, day: number): number {
  const tdb = tdbFromUtc(mjd + MJD_ORIGIN);
  return Math.abs(tdb.day - day + tdb.offset) * 1440;
}
