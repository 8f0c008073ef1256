import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  dataFolder,
  pause,
  untilPrepared,
  SOAKED_CATALOGUE,
  type SoakedService,
  startSoaked,
} from './soaked-service.ts';
import { filterPath, FULL, visitor, WEEK } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 4;
const { folder, remove } = dataFolder();
let service: SoakedService;

beforeAll(async () => {
  service = await startSoaked(folder, PORT, {
    CALL_LIMIT: 'off',
    ...SOAKED_CATALOGUE,
  });
  await untilPrepared(service.url);
});
afterAll(async () => {
  await service.stop();
  remove();
});

/** What deploy/CAPACITY.md reckons with. */
test('every step of planning has a cost in seconds of a core and in bytes', async () => {
  const times = FULL ? 50 : 3;
  await service.idle();
  const { ask } = visitor(service.url, 1);
  const bytesOf = async (what: string, path: string) =>
    (await (await ask(what, path)).arrayBuffer()).byteLength;
  const costs = [
    await cost('search', times, () => bytesOf('search', '/rest/asteroid/findAsteroidByPhrase?query=2020')),
    await cost('filter at a new site', times, (turn) => bytesOf('filter', site(turn))),
    await cost('filter moved at a known site', times, (turn) =>
      bytesOf('filter', `${site(0)}&magnitudeMin=5&magnitudeMax=${15 + turn / 10}`),
    ),
    await cost('calculation of 20 objects at 29 epochs', times, (turn) => calculation(turn)),
  ];
  process.stdout.write(`${JSON.stringify({ costs, memoryMb: Math.round(service.memoryMb()) })}\n`);
  expect(service.memoryMb()).toBeLessThan(900);

  async function calculation(turn: number): Promise<number> {
    const list = (await (await ask('filter', filterPath(0))).json()) as {
      object: { data: { name: string }[] };
    };
    const names = list.object.data.slice(turn, turn + 20).map(({ name }) => encodeURIComponent(name));
    const path = `/rest/opt/calculate?${WEEK}&observatoryCode=568&names=${names.join()}`;
    const { token } = (await (await ask('calculate', path)).json()) as { token: string };
    for (;;) {
      const answer = await ask('poll', '/rest/opt/getCalculationResult', { Token: token });
      const text = await answer.text();
      const { processed, selected } = JSON.parse(text) as { processed: number; selected: number };
      if (processed === selected) return text.length;
      await pause(1000);
    }
  }
});

function site(longitude: number): string {
  return filterPath(4).replace(/observatoryLongitude=\d+/, `observatoryLongitude=${longitude}`);
}

/** Mean cost of a step. @param step returns the bytes that it brought. */
async function cost(what: string, times: number, step: (turn: number) => Promise<number>) {
  const from = service.coreSeconds();
  let bytes = 0;
  for (let turn = 0; turn < times; turn++) bytes += await step(turn);
  const coreSeconds = (service.coreSeconds() - from) / times;
  return { what, coreSeconds: Number(coreSeconds.toFixed(3)), bytes: Math.round(bytes / times) };
}
