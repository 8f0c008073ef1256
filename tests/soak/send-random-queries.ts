import { memoryGrowth } from './memory-growth.ts';
import { ALL_CALLS, fixedDice, type RandomRequest, randomRequests } from './random-requests.ts';

/** Longest time that a refusal without computation may take, ms. */
const REFUSED_WITHIN_MS = 2000;

/** What oEmbed (section 2.3.4) requires where a client requests another format than JSON. */
const NO_SUCH_FORMAT = 501;

/** How many queries are under way at once, and how often memory is looked at. */
const CALLERS = 2;
const LOOKS = 60;

/** A host of the service, and how much is sent to it. */
export type QueriedHost = {
  /** Random queries of every call. */
  readonly rounds: number;
  readonly send: (request: RandomRequest) => Promise<Response>;
  /** Memory in use, MB. */
  readonly memoryMb: () => number;
};

/** Outcomes of random queries. */
export type RandomQueriesResult = {
  /** Responses that no query may have, in words. */
  readonly faults: readonly string[];
  /** Calls that were not sent in every round. */
  readonly unsent: readonly string[];
  /** Memory of the last third over that of the middle third. */
  readonly growth: number;
};

/** What a call returned. */
type Tally = { sent: number; seconds: number; readonly statuses: Record<number, number> };

/** Sends random queries of every call to a host; every call has its turn in every round, so that memory is compared after the same mixture of work. */
export async function sendRandomQueries({
  rounds,
  send,
  memoryMb,
}: QueriedHost): Promise<RandomQueriesResult> {
  const calls = ALL_CALLS.map((call) => ({
    route: call.route,
    next: randomRequests(call, fixedDice(call.route)),
    tally: { sent: 0, seconds: 0, statuses: {} } as Tally,
  }));
  const faults: string[] = [];
  const looks: number[] = [];
  const total = rounds * calls.length;
  let begun = 0;
  await Promise.all(Array.from({ length: CALLERS }, callInTurn));
  const growth = memoryGrowth(looks);
  for (const { route, tally } of calls) report({ route, ...tally });
  report({ rounds, growth });
  const unsent = calls.filter(({ tally }) => tally.sent !== rounds).map(({ route }) => route);
  return { faults, unsent, growth };

  async function callInTurn(): Promise<void> {
    while (begun < total) {
      const turn = begun++;
      const call = calls[turn % calls.length];
      const request = call.next();
      const answer = await sendRequest(request);
      call.tally.sent++;
      call.tally.seconds += answer.seconds;
      call.tally.statuses[answer.status] = (call.tally.statuses[answer.status] ?? 0) + 1;
      if (await isFault(request, answer)) faults.push(faultText(request, answer));
      if (turn % Math.ceil(total / LOOKS) === 0) look(turn);
    }
  }

  function look(turn: number): void {
    looks.push(Math.round(memoryMb()));
    report({ sent: turn, of: total, memoryMb: looks.at(-1), faults: faults.length });
  }

  async function sendRequest(request: RandomRequest): Promise<Answer> {
    const from = performance.now();
    const response = await send(request).catch(() => undefined);
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
    return isLateRefusal(await sendRequest(request));
  }
}

type Answer = {
  readonly status: number;
  readonly seconds: number;
  readonly retryAfter: string | null;
};

/** The status of a request that was cut off. */
const NO_ANSWER = 599;

function isLateRefusal({ status, seconds }: Answer): boolean {
  return status >= 400 && status < 500 && seconds * 1000 > REFUSED_WITHIN_MS;
}

function faultText({ path, init }: RandomRequest, { status, seconds }: Answer): string {
  return `${status} after ${seconds.toFixed(1)} s: ${init.method} ${path.slice(0, 300)}`;
}

function report(figures: object): void {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
