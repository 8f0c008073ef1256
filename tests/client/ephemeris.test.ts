import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageEphemeris } from '#client/ephemeris.ts';
import { failureOf } from '#contract/rest/failure.ts';
import { BODY } from '#engine/ephemeris/body.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');
const TODAY = 2_461_365.5;

test('the planets of the page need the index and one part for a date, and nothing more for the next date of that part', async () => {
  const { planets, requested } = page();
  expect([planets.current(), planets.covers(TODAY)]).toEqual([undefined, false]);
  const ephemeris = await planets.load(TODAY, TODAY);
  await planets.load(TODAY + 300, TODAY + 300);
  expect(requested).toHaveLength(2);
  expect([planets.current() === ephemeris, planets.covers(TODAY), planets.covers(2_433_300)]).toEqual([
    true,
    true,
    false,
  ]);
  const [ours, expected] = [new Float64Array(3), new Float64Array(3)];
  ephemeris.position(BODY.Earth, TODAY, 0.25, ours);
  testEphemeris().position(BODY.Earth, TODAY, 0.25, expected);
  expect(ours).toEqual(expected);
});

test('the planets of the page need every part of a longer span, and none outside of all data', async () => {
  const { planets, requested } = page();
  await planets.load(2_433_282.5, TODAY);
  expect(requested).toHaveLength(3);
  await planets.load(1_000_000, 1_000_100);
  expect(requested).toHaveLength(3);
});

test('the planets of the page are there at the beginning of a part once the part before it is there, where their light left', async () => {
  const beginning = 2_463_800.5;
  const { planets } = page();
  await planets.load(beginning + 1, beginning + 2);
  expect([planets.covers(beginning + 1), planets.covers(beginning + 0.1)]).toEqual([true, false]);
  await planets.load(beginning - 40, beginning + 40);
  expect(planets.covers(beginning + 0.1)).toBe(true);
});

test('the planets of the page that cannot be fetched are requested again', async () => {
  let broken = true;
  const { planets } = page((address) => (broken ? Promise.reject(new TypeError(address)) : undefined));
  expect(await planets.load(TODAY, TODAY).catch(failureOf)).toMatchObject({ kind: 'network' });
  broken = false;
  expect((await planets.load(TODAY, TODAY)).lastDay).toBeGreaterThan(TODAY);
});

test('the planets of the page that are missing on the server are a failure', async () => {
  const { planets } = page((address) =>
    address.endsWith('.bin') ? Promise.resolve(new Response('', { status: 404 })) : undefined,
  );
  expect(await planets.load(TODAY, TODAY).catch(failureOf)).toMatchObject({ kind: 'unexpected' });
  expect(planets.covers(TODAY)).toBe(false);
});

/** The planets over the committed files; `instead` may respond in their place. */
function page(instead: (address: string) => Promise<Response> | undefined = () => undefined) {
  const requested: string[] = [];
  const planets = createPageEphemeris((input) => {
    const address = input as string;
    requested.push(address);
    return instead(address) ?? Promise.resolve(new Response(readFileSync(join(PUBLIC, address))));
  });
  return { planets, requested };
}
