import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataFolder,
  untilPrepared,
  SOAKED_CATALOGUE,
  type SoakedService,
  startSoaked,
} from './soaked-service.ts';
import { sendRandomQueries } from './send-random-queries.ts';
import { FULL } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 3;
const { folder, remove } = dataFolder();
let service: SoakedService;

beforeAll(async () => {
  service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off', ...SOAKED_CATALOGUE });
  await untilPrepared(service.url);
});
afterAll(async () => {
  await service.stop();
  remove();
});

/** Random queries of every call. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? (FULL ? 10_000 : 60));

/** Time for all of them: some hours of both cores for the 10,000 rounds. */
const TIME_OUT_MS = FULL ? 14_400_000 : 1_200_000;

test(
  'random queries of every call get responses, none of them a fault, and leave no memory behind',
  { timeout: TIME_OUT_MS },
  async () => {
    const { faults, unsent, growth } = await sendRandomQueries({
      rounds: ROUNDS,
      send: ({ path, init }) => fetch(service.url + path, init),
      memoryMb: () => service.memoryMb(),
    });
    expect(faults).toEqual([]);
    expect(unsent).toEqual([]);
    if (FULL) expect(growth).toBeLessThan(1.1);
  },
);
