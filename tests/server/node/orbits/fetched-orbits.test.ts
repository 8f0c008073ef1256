import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SmallBody } from '#catalogue/small-body.ts';
import { createFetchedOrbits, type OrbitPatience } from '#server/node/orbits/fetched-orbits.ts';
import { storedFiles } from '#server/node/orbits/stored-files.ts';
import { orbitServices } from '#server/bodies/orbit-services.ts';
import {
  type Answer,
  type FlawedServer,
  flawedServer,
  silent,
  stalled,
  status,
  truncated,
  whole,
} from '../../../catalogue/build/flawed-server.ts';
import ob5 from '../../../catalogue/parse/sbdb-2022-ob5.json';
import { BU_BEFORE_FLYBY } from '../../../engine/uncertainty/bu-2023.ts';
import { fakeBody } from '../../fakes/fake-catalogue.ts';
import { eventually } from '../../../eventually.ts';

const BU = fakeBody({ designation: '2023 BU', uncertainty: 2 });
const OB5 = fakeBody({ designation: '2022 OB5' });
const ANSWER = JSON.stringify(ob5);

let folder: string;
let server: FlawedServer | undefined;
let clock: number;

/** Ends the request that is under way, as its limit of time does. */
let limit: AbortController;
const reported: unknown[] = [];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'orbits-')), 'orbits');
  clock = Date.now();
  reported.length = 0;
});

afterEach(async () => {
  await server?.close();
  server = undefined;
  rmSync(join(folder, '..'), { recursive: true, force: true });
  expect(reported).toEqual([]);
});

test('the orbit of an object that is requested for the first time comes from the NEOCC with its covariance, and is stored', async () => {
  const found = await (await orbitsFrom([whole(BU_BEFORE_FLYBY)])).latest(BU);
  expect(found.covariance).toHaveLength(36);
  expect(found).toMatchObject({ database: 'ESA/PDO', designation: '2023 BU', slope: 0.46 });
  expect(found.provenance.orbit).toMatchObject({ name: 'ESA NEOCC orbit file', service: 'ESA' });
  expect(readdirSync(folder)).toEqual(['2023BU.ke1']);
  expect(server?.requests.map(({ path }) => path)).toEqual(['/neocc/2023BU']);
});

test('the orbit of an object that is requested for the first time comes from each service that has it, however much the catalogue knows', async () => {
  const neocc = whole(BU_BEFORE_FLYBY.replaceAll('2023BU', '2022OB5'));
  const orbits = await orbitsFrom([neocc, whole(ANSWER)]);
  const known = { ...OB5, covariance: new Float64Array(36) };
  const names = async () => (await orbits.solutions(known)).map(({ provenance }) => provenance.orbit.name);
  expect(await names()).toEqual(['ESA NEOCC orbit file', 'JPL SBDB orbit']);
  expect(await names()).toEqual(['ESA NEOCC orbit file', 'JPL SBDB orbit']);
  expect(server?.requests).toHaveLength(2);
});

test('the orbit of an object that is requested for the first time is not requested again while it is fresh, and again when it is old', async () => {
  const orbits = await orbitsFrom([whole(BU_BEFORE_FLYBY)]);
  await orbits.latest(BU);
  expect((await orbits.latest(BU)).covariance).toHaveLength(36);
  expect(server?.requests).toHaveLength(1);
  const old = Date.now() / 1000 - 8 * 86_400;
  utimesSync(join(folder, '2023BU.ke1'), old, old);
  await orbits.latest(BU);
  expect(server?.requests).toHaveLength(2);
});

test('the orbit of an object that is requested for the first time is known to be stored, and read again, without a request', async () => {
  const orbits = await orbitsFrom([whole(BU_BEFORE_FLYBY)]);
  expect(await orbits.storedNames()).toEqual([]);
  await orbits.latest(BU);
  expect(await orbits.storedNames()).toEqual(['2023BU']);
  expect((await orbits.stored(BU))?.covariance).toHaveLength(36);
  expect(await orbits.stored(OB5)).toBeUndefined();
  expect(server?.requests).toHaveLength(1);
});

test('the orbit of an object that is requested for the first time is nothing when a single byte of its file is damaged, wherever it is', async () => {
  const orbits = await orbitsFrom([whole(BU_BEFORE_FLYBY)]);
  await orbits.latest(BU);
  const path = join(folder, '2023BU.ke1');
  const stored = readFileSync(path);
  for (let place = 0; place < stored.length; place += 7) {
    writeFileSync(path, stored.with(place, stored[place] ^ 1));
    expect(await orbits.stored(BU), `byte ${place}`).toBeUndefined();
  }
});

test('the orbit of an object that is requested for the first time comes from the SBDB where the NEOCC has none', async () => {
  const found = await (await orbitsFrom([status(404), whole(ANSWER)])).latest(OB5);
  expect(found.covariance).toHaveLength(100);
  expect(found).toMatchObject({ lastObservation: ob5.orbit.last_obs, uncertainty: 0 });
  expect(found.provenance).toMatchObject({ solution: ob5.orbit.orbit_id, orbit: { service: 'JPL' } });
  expect(server?.requests.map(({ path }) => path)).toEqual(['/neocc/2022OB5', '/sbdb/2022%20OB5']);
});

test('the orbit of an object that is requested for the first time comes from the SBDB alone for a comet, whose law and delay it brings', async () => {
  await orbitsFrom([status(404)]).then((orbits) =>
    orbits.latest(fakeBody({ bodyType: 'Comet', number: '67P' })),
  );
  expect(server?.requests.map(({ path }) => path)).toEqual(['/sbdb/67P']);
});

test.each<[string, Answer[]]>([
  ['nothing', [status(404)]],
  ['a web page', [whole('<html>Sorry</html>')]],
  ['the orbit of another object', [whole(BU_BEFORE_FLYBY.replace('2023BU', '2023BV')), whole(ANSWER)]],
  [
    'elements that are no orbit',
    [status(404), whole(ANSWER.replaceAll(/"q","value":"[^"]*"/g, '"q","value":"1e-310"'))],
  ],
  ['more than an orbit can be', [whole(`${BU_BEFORE_FLYBY}${'!'.repeat(600_000)}`), status(404)]],
])(
  'the orbit of an object that is requested for the first time stays that of the catalogue when the services respond with %s',
  async (_what, answers) => {
    expect(await (await orbitsFrom(answers)).latest(BU)).toEqual(BU);
  },
);

test('the orbit of an object that is requested for the first time is not requested a second time where no service has it', async () => {
  const orbits = await orbitsFrom([status(404)]);
  await orbits.latest(BU);
  await orbits.latest(BU);
  expect(server?.requests).toHaveLength(2); // one of each service
});

test.each<[string, Answer]>([
  ['never answer', outOfTime(silent())],
  ['fall silent in the middle', outOfTime(stalled(BU_BEFORE_FLYBY, 300))],
  ['break off', truncated(BU_BEFORE_FLYBY, 300)],
  ['are out of order', status(503)],
])(
  'the orbit of an object that is requested for the first time stays that of the catalogue when the services %s, and no service is requested for a while',
  async (_what, answer) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => (limit = new AbortController()).signal);
    const orbits = await orbitsFrom([answer]);
    expect(await orbits.latest(BU)).toEqual(BU);
    await orbits.latest(OB5);
    expect(server?.requests).toHaveLength(2);
    clock += 11 * 60_000;
    await orbits.latest(OB5);
    expect(server?.requests).toHaveLength(4);
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  },
);

test('the orbit of an object that is requested for the first time is awaited no longer than a calculation can wait, and stored when it comes later', async () => {
  let answerNow: (() => void) | undefined;
  const late: Answer = (request, response) => {
    answerNow = () => whole(BU_BEFORE_FLYBY)(request, response);
  };
  const orbits = await orbitsFrom([late], { waitMs: 20 });
  expect(await orbits.latest(BU)).toEqual(BU);
  await eventually(() => expect(answerNow).toBeDefined());
  answerNow?.();
  await eventually(() => expect(readdirSync(folder)).toEqual(['2023BU.ke1']));
  expect((await orbits.latest(BU)).covariance).toHaveLength(36);
});

test('the orbit of an object that is requested for the first time is used for years where no service can be reached', async () => {
  const orbits = await orbitsFrom([whole(BU_BEFORE_FLYBY), status(503)]);
  await orbits.latest(BU);
  clock += 2 * 365 * 86_400_000;
  expect((await orbits.latest(BU)).covariance).toHaveLength(36);
});

test('the orbit of an object that is requested for the first time is requested where the covariance of the catalogue is older than a week, and replaces it', async () => {
  const old: SmallBody = { ...BU, covariance: new Float64Array(36) };
  const found = await (await orbitsFrom([whole(BU_BEFORE_FLYBY)])).latest(old);
  expect(server?.requests).toHaveLength(1);
  expect(found.covariance).not.toEqual(old.covariance);
});

test('the orbit of an object that is requested for the first time has its own uncertainty and, as it does not date its observations, arc and date of the orbit before it', async () => {
  const dated = { arcDays: 2884, lastObservation: '2022-04-09' };
  const found = await (
    await orbitsFrom([whole(BU_BEFORE_FLYBY)])
  ).latest({ ...BU, ...dated, uncertainty: 9 });
  expect(found).toMatchObject({ uncertainty: 1, ...dated });
});

test('the orbit of an object that is requested for the first time is not requested where the catalogue has a fresh covariance, or the object is unconfirmed', async () => {
  const orbits = await orbitsFrom([whole(BU_BEFORE_FLYBY)]);
  const orbit = { ...BU.provenance.orbit, date: new Date(clock).toISOString().slice(0, 7) };
  const provenance = { ...BU.provenance, orbit };
  await orbits.latest({ ...BU, covariance: new Float64Array(36), provenance });
  await orbits.latest({ ...BU, bodyType: 'Unconfirmed' });
  expect(server?.requests).toEqual([]);
});

test('the orbit of an object that is requested for the first time is not that of a service when the catalogue has a later one', async () => {
  const orbit = { ...BU.provenance.orbit, date: '2999-01-01' };
  const later: SmallBody = { ...BU, provenance: { ...BU.provenance, orbit } };
  expect(await (await orbitsFrom([whole(BU_BEFORE_FLYBY)])).latest(later)).toEqual(later);
});

test('of stored files the oldest go when there are too many', async () => {
  const files = storedFiles(folder, 2);
  for (const [age, name] of ['a', 'b', '../c'].entries()) {
    await files.store(name, Uint8Array.of(age));
    const at = 1e9 + age;
    utimesSync(join(folder, name.replace('/', '_')), at, at);
  }
  expect(readdirSync(folder).sort()).toEqual(['.._c', 'b']);
  expect((await files.read('../c'))?.bytes).toEqual(Buffer.of(2));
});

/** A response that has not come whole when the time of its request is up. */
function outOfTime(answer: Answer): Answer {
  return (request, response) => {
    answer(request, response);
    setImmediate(() => limit.abort(new DOMException('', 'TimeoutError')));
  };
}

async function orbitsFrom(answers: readonly Answer[], changes: Partial<OrbitPatience> = {}) {
  server = await flawedServer(answers);
  return createFetchedOrbits({
    services: orbitServices({ neocc: `${server.url}/neocc/{object}`, sbdb: `${server.url}/sbdb/{object}` }),
    files: storedFiles(folder, 100),
    patience: {
      waitMs: 60_000,
      limits: { withinMs: 60_000, mostBytes: 500_000 },
      offlineMs: 600_000,
      freshMs: 7 * 86_400_000,
      ...changes,
    },
    now: () => clock,
    report: (error) => void reported.push(error),
  });
}
