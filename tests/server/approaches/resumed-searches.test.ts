import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import {
  APPROACH_LINES,
  closeApproaches,
  type CloseApproachesLine,
  closeApproachesLine,
} from '#contract/fvt/close-approaches.ts';
import { MAIN_BODY_IDS } from '#contract/fvt/main-bodies.ts';
import type { DaySpan } from '#engine/table/orbit-table.ts';
import { type LatestOrbits, NO_LATEST_ORBITS } from '#server/bodies/latest-orbits.ts';
import { OverdueError } from '#server/http/problem-error.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { fakeCompute } from '../fakes/fake-compute.ts';
import { fakeService } from '../fakes/fake-service.ts';

const BUILT_IN = join(import.meta.dirname, '..', '..', '..', 'public', 'catalogue', 'built-in.bin');

/** 1950-01-01 to 2126-01-01. */
const ALL_YEARS = { startDate: '33282', endDate: '97565', mainBody: 'all' };
const TO_THE_EARTH = { ...ALL_YEARS, mainBody: 'earth' };
const FAR = { ...ALL_YEARS, names: 'Apophis', distMax: '0.5' };

test.each([
  ['as far as usual', { ...ALL_YEARS, names: 'Apophis' }],
  ['farther', FAR],
])('%s needs no other search, and so is a part of it', async (_, query) => {
  const { app, spans } = await service();
  const first = await respond(app, query);
  const once = spans.length;
  expect(await respond(app, query)).toEqual(first);
  const part = await respond(app, { ...query, startDate: '33282', endDate: '40000', mainBody: 'venus' });
  expect(part.closeApproaches.map(({ mainBody }) => mainBody.id)).toEqual(['venus']);
  expect(spans).toHaveLength(once);
});

test('a search for named objects that is repeated looks only at the days that took too long', async () => {
  const { app, spans } = await service({ late: 2 });
  expect((await respond(app, FAR)).errors).toMatchObject([{ name: '2004 MN4' }]);
  const overdue = spans[2];
  expect((await respond(app, FAR)).errors).toEqual([]);
  expect(spans.slice(5)).toEqual([overdue]);
});

test('a search for named objects that is repeated goes on where it was left', async () => {
  const { app, spans, queue } = await service();
  await leftAfter(app, FAR, 3);
  await queue.idle();
  expect((await respond(app, FAR)).closeApproaches).toHaveLength(5 * MAIN_BODY_IDS.length);
  expect(spans).toHaveLength(5);
});

test.each([
  ['another distance', { ...FAR, distMax: '0.4' }],
  ['other days', { ...FAR, endDate: '97566' }],
  ['another object', { ...FAR, names: 'Bennu' }],
])('a search for named objects that is repeated is made for %s', async (_, other) => {
  const { app, spans } = await service();
  await respond(app, FAR);
  await respond(app, other);
  expect(spans).toHaveLength(10);
});

test('a search for named objects that is repeated is made for a body more', async () => {
  const { app, spans } = await service();
  await respond(app, { ...FAR, mainBody: 'earth' });
  await respond(app, { ...FAR, mainBody: 'earth,moon' });
  expect(spans).toHaveLength(10);
});

test('a search for named objects that is repeated is made again where a later orbit is known, were only its covariance another', async () => {
  let covariance = new Float64Array(36);
  const latestOrbits = {
    ...NO_LATEST_ORBITS,
    latest: async (body) => ({ ...body, covariance }),
  } satisfies LatestOrbits;
  const { app, spans } = await service({ latestOrbits });
  await respond(app, FAR);
  await respond(app, FAR);
  expect(spans).toHaveLength(5);
  covariance = Float64Array.from({ length: 36 }, (_, place) => (place % 7 === 0 ? 1e-14 : 0));
  await respond(app, FAR);
  expect(spans).toHaveLength(10);
});

test('a search through all objects goes on where it was left', async () => {
  const atOnce = await service();
  const whole = await respond(atOnce.app, TO_THE_EARTH);
  const { app, spans, queue } = await service();
  await leftAfter(app, TO_THE_EARTH, 5);
  await queue.idle();
  expect(spans.length).toBeLessThan(atOnce.spans.length);
  expect(await respond(app, TO_THE_EARTH)).toEqual(whole);
  expect(spans).toHaveLength(atOnce.spans.length);
});

test('a search through all objects names the piece that takes too long, and goes on, line by line as in one response', async () => {
  const lines = await linesOf((await service({ late: 3 })).app, TO_THE_EARTH);
  expect(lines.at(-1)).toMatchObject({ complete: true });
  const { errors } = await respond((await service({ late: 3 })).app, TO_THE_EARTH);
  expect(errors).toHaveLength(1);
  expect(errors[0].name).toMatch(/^.+ to .+ \(\d+ objects\)$/);
  expect(errors[0].message).toMatch(
    /^The search from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d took too long: repeat the request/,
  );
  expect(lines.flatMap((line) => line.errors)).toEqual(errors);
});

test('a search through all objects looks only at the piece that took too long when it is repeated', async () => {
  const { app, spans } = await service({ late: 3 });
  await respond(app, TO_THE_EARTH);
  const once = spans.length;
  const overdue = spans[3];
  expect((await respond(app, TO_THE_EARTH)).errors).toEqual([]);
  expect(spans.slice(once)).toEqual([overdue]);
});

/** @param late place of the piece that takes too long. */
async function service({
  late,
  latestOrbits = NO_LATEST_ORBITS,
}: { late?: number; latestOrbits?: LatestOrbits } = {}) {
  const spans: DaySpan[] = [];
  const inTime = ({ span }: { span: DaySpan }) => {
    spans.push(span);
    if (spans.length - 1 === late) throw new OverdueError('aborted after 60 s');
  };
  const compute = fakeCompute();
  const made = await fakeService({
    prepared: false,
    catalogue: serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in'),
    latestOrbits,
    compute: {
      ...compute,
      approachesOf: async (task) => {
        inTime(task);
        return compute.approachesOf(task);
      },
      scanOf: async (task) => {
        inTime(task);
        return compute.scanOf(task);
      },
    },
  });
  return { ...made, spans };
}

async function respond(app: Hono, query: Record<string, string>) {
  const response = await app.request(addressOf(query));
  return z.parse(closeApproaches, await response.json());
}

async function linesOf(app: Hono, query: Record<string, string>): Promise<readonly CloseApproachesLine[]> {
  const response = await app.request(addressOf(query), { headers: { Accept: APPROACH_LINES } });
  const text = await response.text();
  return text
    .trimEnd()
    .split('\n')
    .map((line) => z.parse(closeApproachesLine, JSON.parse(line)));
}

/** Leaves off reading a search after some lines. */
async function leftAfter(app: Hono, query: Record<string, string>, lines: number): Promise<void> {
  const response = await app.request(addressOf(query), { headers: { Accept: APPROACH_LINES } });
  const reader = response.body?.getReader();
  for (let line = 0; line < lines; line++) await reader?.read();
  await reader?.cancel();
}

function addressOf(values: Record<string, string>): string {
  return `/rest/fvt/closeApproaches?${new URLSearchParams(values)}`;
}
