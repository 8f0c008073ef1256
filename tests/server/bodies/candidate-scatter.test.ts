import { afterEach, expect, test } from 'vitest';
import { parseNeocpVariants } from '#catalogue/parse/neocp-variants.ts';
import { BadFileError } from '#catalogue/source.ts';
import { DEGREE } from '#engine/constants.ts';
import { createFetchedVariants } from '#server/node/orbits/fetched-variants.ts';
import { EPHEMERIS_COLUMNS } from '#engine/observe/columns.ts';
import {
  type Answer,
  type FlawedServer,
  flawedServer,
  status,
  truncated,
  whole,
} from '../../catalogue/build/flawed-server.ts';
import { fakeCatalogue } from '../fakes/fake-catalogue.ts';
import { ephemerisTable, fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

/** Lines in the columns that the Minor Planet Center documents; the orbits are made up. */
const PAGE = `<html><body><pre>
Object   H     G    Epoch    M         Peri.      Node       Incl.        e           n         a                     NObs NOpp   Arc    r.m.s.       Orbit ID
${line('P99test', 'NEOCPNomin', '330.99052', '0.7021329', '1.6800247')}
${line('P99test', 'NEOCPV0001', '331.99052', '0.6921329', '1.6600247')}
${line('P99test', 'NEOCPV0002', '329.99052', '0.7121329', '1.7000247')}
${line('P99test', 'NEOCPV0003', '   broken', '0.7121329', '1.7000247')}
${line('Other01', 'NEOCPV0001', '10.00000 ', '0.1000000', '1.1000000')}
</pre></body></html>`;

const PATIENCE = { limits: { withinMs: 60_000, mostBytes: 100_000 }, freshMs: 3_600_000, offlineMs: 600_000 };

let server: FlawedServer | undefined;
let clock = Date.UTC(2026, 0, 10);

afterEach(async () => {
  await server?.close();
  server = undefined;
});

test('the orbits of a candidate are the nominal one and its variants; a damaged line and other candidates are left out', () => {
  const { nominal, variants } = parseNeocpVariants(new TextEncoder().encode(PAGE), 'P99test');
  expect(nominal).toMatchObject({ absoluteMagnitude: 23.9, slope: 0.15 });
  expect(nominal.elements.epoch).toEqual({ scale: 'TDB', day: 2457120.5, offset: 0 });
  expect(nominal.elements.perihelionDistance).toBeCloseTo(1.6800247 * (1 - 0.7021329), 12);
  expect(nominal.elements.node).toBeCloseTo(31.81272 * DEGREE, 12);
  expect(variants.map(({ elements }) => elements.eccentricity)).toEqual([0.6921329, 0.7121329]);
});

test.each(['', '<html>No such object</html>', PAGE.replace('NEOCPNomin', 'NEOCPV0009')])(
  'the orbits of a candidate are refused where the page has no nominal one (%#)',
  (page) => {
    expect(() => parseNeocpVariants(new TextEncoder().encode(page), 'P99test')).toThrow(BadFileError);
  },
);

test('the orbits of a candidate are requested once an hour', async () => {
  const variants = await variantsFrom([whole(PAGE)]);
  expect((await variants.variantsOf('P99test'))?.orbits.variants).toHaveLength(2);
  await variants.variantsOf('P99test');
  expect(server?.requests.map(({ path }) => path)).toEqual(['/?Obj=P99test&orb=y']);
  clock += PATIENCE.freshMs + 1;
  await variants.variantsOf('P99test');
  expect(server?.requests).toHaveLength(2);
});

test('the orbits of a candidate are nothing where the service has none, and requested again where it did not respond', async () => {
  expect(await (await variantsFrom([status(404)])).variantsOf('P99test')).toBeUndefined();
  await server?.close();
  const variants = await variantsFrom([truncated(PAGE, 50), whole(PAGE)]);
  expect(await variants.variantsOf('P99test')).toBeUndefined();
  expect(await variants.variantsOf('P99test')).toBeUndefined();
  expect(server?.requests).toHaveLength(1);
  clock += PATIENCE.offlineMs + 1;
  expect((await variants.variantsOf('P99test'))?.orbits.variants).toHaveLength(2);
});

test('the place of a candidate is that of its nominal orbit, with the scatter of its variants about it', async () => {
  const { app } = await serviceWithCandidate([whole(PAGE)]);
  const answer = await app.request('/rest/neocp/scatter?name=P99test&observatoryCode=568');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    designation: 'P99test',
    score: 98,
    moment: '2026-01-10T00:00:00',
    nominal: { rightAscension: 10, declination: 0 },
    variants: { told: 2, all: 2 },
    places: [
      [-36, 0],
      [36, 0],
    ],
    ellipse: { major: 36, minor: 0, positionAngle: 90 },
    orbit: { epoch: 57120, e: 0.7021329, om: 31.81272, mag: 23.9, g: 0.15 },
  });
});

test.each([
  ['name=Nobody&observatoryCode=568', 404, /unknown-names/],
  ['name=P99test&observatoryCode=zzzz', 404, /observatory-unknown/],
  ['name=P99test', 400, /observatory-invalid/],
  ['name=P99test&observatoryCode=568&moment=2461100', 400, /date-out-of-range/],
  ['observatoryCode=568', 400, /missing-parameter/],
])('the place of a candidate is refused for %s', async (query, expected, kind) => {
  const { app } = await serviceWithCandidate([whole(PAGE)]);
  const answer = await app.request(`/rest/neocp/scatter?${query}`);
  expect(answer.status).toBe(expected);
  expect(await answer.text()).toMatch(kind);
});

test('the place of a candidate is not known where no service has its orbits', async () => {
  const { app } = await serviceWithCandidate([status(404)]);
  const answer = await app.request('/rest/neocp/scatter?name=P99test&observatoryCode=568');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('no-variants');
});

test('the list of candidates is that of the NEO Confirmation Page, with the details of each and its date', async () => {
  const { app } = await serviceWithCandidate([]);
  const answer = await app.request('/rest/neocp/candidates');
  expect(await answer.json()).toEqual({
    asOf: '2026-01-10',
    candidates: [{ designation: 'P99test', score: 98, rightAscension: 10, declination: 0, unseen: 0.4 }],
  });
});

test('the list of candidates is empty and without a date where the page was never read', async () => {
  const { app } = await fakeService({ catalogue: { ...fakeCatalogue(), neocp: undefined } });
  expect(await (await app.request('/rest/neocp/candidates')).json()).toEqual({ candidates: [] });
});

async function variantsFrom(answers: readonly Answer[]) {
  server = await flawedServer(answers);
  return createFetchedVariants(`${server.url}/?Obj={object}&orb=y`, PATIENCE, () => clock);
}

/** A service over an Earth from which an orbit is seen the farther east the rounder it is: 36 arcsec for 0.01 of e. */
async function serviceWithCandidate(answers: readonly Answer[]) {
  const candidate = {
    designation: 'P99test',
    score: 98,
    rightAscensionDeg: 10,
    declinationDeg: 0,
    daysNotSeen: 0.4,
  };
  return fakeService({
    catalogue: { ...fakeCatalogue(), neocp: { date: '2026-01-10', candidates: [candidate] } },
    candidateVariants: await variantsFrom(answers),
    compute: fakeCompute({
      ephemerisOf: async ({ body, epochs }) => {
        const table = ephemerisTable(epochs);
        const place = { AST_RA: 10 + body.elements.eccentricity - 0.7021329, AST_DEC: 0 };
        for (const [key, value] of Object.entries(place)) {
          const column = EPHEMERIS_COLUMNS.findIndex((one) => one.key === key);
          table.values[column] = value;
          table.present[column] = 1;
        }
        return { kind: 'computed', value: table };
      },
    }),
  });
}

function line(name: string, orbit: string, anomaly: string, eccentricity: string, axis: string): string {
  return `${name} 23.9  0.15  K1548 ${anomaly}  282.94050   31.81272   13.02458  ${eccentricity}  0.45261672   ${axis}                  3   1    0 days 0.21         ${orbit}`;
}
