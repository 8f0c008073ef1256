import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { computed } from '#server/tasks/computed.ts';
import { createFlybyMaker } from '#server/tasks/flyby-of.ts';
import { serviceCatalogue } from '#server/bodies/service-catalogue.ts';
import { testEphemeris } from '../engine/ephemeris-fixture.ts';
import { fakeCompute } from '../server/fakes/fake-compute.ts';
import { fakeService } from '../server/fakes/fake-service.ts';

const BUILT_IN = join(process.cwd(), 'public', 'catalogue', 'built-in.bin');

/** A service of the built-in catalogue that computes flybys. */
export async function flybyService(): Promise<Hono> {
  const { flybyOf } = createFlybyMaker({ ephemeris: testEphemeris(), cover: () => undefined });
  const { app } = await fakeService({
    prepared: false,
    catalogue: serviceCatalogue(readCatalogue(readFileSync(BUILT_IN)), 'built-in', 'built-in'),
    compute: fakeCompute({ flybyOf: async (task) => computed(() => flybyOf(task)) }),
  });
  return app;
}
