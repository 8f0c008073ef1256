import { expect, test } from 'vitest';
import { orbitFilesOf, packedOrbits } from '#server/browser/night-pack/packed-orbits.ts';
import { BU_BEFORE_FLYBY } from '../../../engine/uncertainty/bu-2023.ts';
import { fakeBody } from '../../fakes/fake-catalogue.ts';

const BU = fakeBody({ designation: '2023 BU', uncertainty: 2 });
const STORED_AT = Date.UTC(2026, 10, 20);

const NIGHT = packedOrbits(async () => ({
  orbits: [
    { file: '2023BU.ke1', storedAt: STORED_AT, bytes: new TextEncoder().encode(BU_BEFORE_FLYBY) },
    { file: '433.ke1', storedAt: STORED_AT, bytes: new TextEncoder().encode('<html>no orbit</html>') },
  ],
}));

test('an object of a night is on the orbit that a service had fetched of it, with its covariance and date', async () => {
  const found = await NIGHT.latest(BU);
  expect(found.covariance).toHaveLength(36);
  expect(found.provenance.orbit).toMatchObject({ name: 'ESA NEOCC orbit file', date: '2026-11-20' });
});

test('an object without one, or with one that is no orbit, stays on that of the catalogue', async () => {
  const other = fakeBody({ designation: '2022 OB5' });
  expect(await NIGHT.latest(other)).toBe(other);
  const eros = fakeBody({ number: '433', designation: 'A898 PA' });
  expect(await NIGHT.latest(eros)).toBe(eros);
  expect(await packedOrbits(async () => undefined).latest(BU)).toBe(BU);
});

test('orbits of an asteroid near the Earth are those of both services, and of a comet those of JPL alone', () => {
  expect(orbitFilesOf(BU)).toEqual(['2023BU.ke1', '2023BU.sbdb.json']);
  const comet = fakeBody({ number: '2P', designation: '2P', bodyType: 'Comet' });
  expect(orbitFilesOf(comet)).toEqual(['2P.sbdb.json']);
});
