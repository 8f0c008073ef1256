import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryGrowth } from './memory-growth.ts';
import { ALL_CALLS, fixedDice, type RandomRequest, randomRequests } from './random-requests.ts';
import { dataFolder, prepared, SOAKED_CATALOGUE, type SoakedService, startSoaked } from './soaked-service.ts';
import { FULL } from './visits.ts';

const PORT = Number(process.env['SOAK_PORT'] ?? 7870) + 3;
const { folder, remove } = dataFolder();
let service: SoakedService;

beforeAll(async () => {
  service = await startSoaked(folder, PORT, { CALL_LIMIT: 'off', ...SOAKED_CATALOGUE });
  await prepared(service.url);
});
afterAll(async () => {
  await service.stop();
  remove();
});

/** Time after which nothing is refused any more that costs nothing to refuse, ms. */
const REFUSED_WITHIN_MS = 2000;

/** What oEmbed (section 2.3.4) requires where a client requests another format than JSON. */
const NO_SUCH_FORMAT = 501;

/** Random queries of every call, how many of them are under way at once, and how often memory is looked at. */
const ROUNDS = Number(process.env['SOAK_ROUNDS'] ?? (FULL ? 10_000 : 60));
const ASKERS = 2;
const LOOKS = 60;

/** Time for all of them: some hours of both cores for the 10,000 rounds. */
const TIME_OUT_MS = FULL ? 14_400_000 : 1_200_000;

/** What a call returned. */
type Tally = { sent: number; seconds: number; readonly statuses: Record<number, number> };

test(
  'random queries of every call get responses, none of them a fault, and leave no memory behind',
  { timeout: TIME_OUT_MS },
  async () => {
    const calls = ALL_CALLS.map((call) => ({
      route: call.route,
      next: randomRequests(call, fixedDice(call.route)),
      tally: { sent: 0, seconds: 0, statuses: {} } as Tally,
    }));
    const faults: string[] = [];
    const memoryMb: number[] = [];
    const total = ROUNDS * calls.length;
    let begun = 0;
    await Promise.all(Array.from({ length: ASKERS }, askInTurn));
    const growth = memoryGrowth(memoryMb);
    for (const { route, tally } of calls) report({ route, ...tally });
    report({ rounds: ROUNDS, growth });
    expect(faults).toEqual([]);
    expect(calls.filter(({ tally }) => tally.sent !== ROUNDS)).toEqual([]);
    if (FULL) expect(growth).toBeLessThan(1.1);

    /** Every call has its turn in every round, so that memory is compared after the same mixture of work. */
    async function askInTurn(): Promise<void> {
      while (begun < total) {
        const turn = begun++;
        const call = calls[turn % calls.length];
        const request = call.next();
        const answer = await ask(request);
        call.tally.sent++;
        call.tally.seconds += answer.seconds;
        call.tally.statuses[answer.status] = (call.tally.statuses[answer.status] ?? 0) + 1;
        if (await isFault(request, answer)) faults.push(faultText(request, answer));
        if (turn % Math.ceil(total / LOOKS) === 0) look(turn);
      }
    }

    function look(turn: number): void {
      memoryMb.push(Math.round(service.memoryMb()));
      report({ sent: turn, of: total, memoryMb: memoryMb.at(-1), faults: faults.length });
    }
  },
);

type Answer = { readonly status: number; readonly seconds: number; readonly retryAfter: string | null };

/** The status of a request that was cut off. */
const NO_ANSWER = 599;

async function ask({ path, init }: RandomRequest): Promise<Answer> {
  const from = performance.now();
  const response = await fetch(service.url + path, init).catch(() => undefined);
  await response?.arrayBuffer();
  const seconds = (performance.now() - from) / 1000;
  const retryAfter = response?.headers.get('Retry-After') ?? null;
  return { status: response?.status ?? NO_ANSWER, seconds, retryAfter };
}

/** A request refused late is repeated: it may have had to wait behind the work of another query. */
async function isFault(request: RandomRequest, answer: Answer): Promise<boolean> {
  if (answer.status === 503) return answer.retryAfter === null;
  if (answer.status >= 500) return answer.status !== NO_SUCH_FORMAT;
  if (!isLateRefusal(answer)) return false;
  return isLateRefusal(await ask(request));
}

function isLateRefusal({ status, seconds }: Answer): boolean {
  return status >= 400 && status < 500 && seconds * 1000 > REFUSED_WITHIN_MS;
}

function faultText({ path, init }: RandomRequest, { status, seconds }: Answer): string {
  return `${status} after ${seconds.toFixed(1)} s: ${init.method} ${path.slice(0, 300)}`;
}

function report(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
