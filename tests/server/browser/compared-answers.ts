import { vi } from 'vitest';
import { crc32 } from '#catalogue/crc32.ts';
import { readCatalogue } from '#catalogue/read-catalogue.ts';
import { APPROACH_LINES } from '#contract/fvt/close-approaches.ts';
import { ALL_ENDPOINTS } from '#contract/openapi/all-endpoints.ts';
import type { CalculationResult } from '#contract/opt/calculation.ts';
import { type DescribedRoute, pathOf, TOKEN_HEADER } from '#contract/routes.ts';
import { itemAt } from '#engine/numbers-in.ts';
import { seededRandom } from '../../engine/seeded-random.ts';
import { type DescribedCall, generatedQueries } from './generated-queries.ts';
import { WHOLE_CATALOGUE } from './static-data.ts';
import type { SendCall, TwoHosts } from './two-hosts.ts';

/** Calls that a page without a service does not answer. */
export const NEED_A_SERVICE: readonly DescribedRoute[] = [
  'candidates',
  'candidateScatter',
  'observableCalendar',
  'observableAtom',
  'newsCalendar',
  'newsAtom',
  'oembed',
];

/** Calls of saved states, which are found by a number that is drawn anew each time. */
const OF_STATES: readonly DescribedRoute[] = ['saveToolState', 'loadToolState'];

/** Calls about a calculation, which follow each one. */
export const FOLLOWING: readonly DescribedRoute[] = [
  'getCalculationResult',
  'longTerm',
  'shortTerm',
  'cancelCalculation',
];

/** All other calls. */
export const GENERATED = ALL_ENDPOINTS.filter(
  ({ route }) => ![...NEED_A_SERVICE, ...OF_STATES, ...FOLLOWING].includes(route),
);

/** Media types that are requested in turn. */
const FORMS = ['application/json', 'application/octet-stream', APPROACH_LINES];

/** Outcomes of the queries of one call. */
export type Comparison = {
  /** How often each status came from Node. */
  readonly statuses: Record<number, number>;
  /** Where answers part, with their queries. */
  readonly differences: string[];
};

/**
 * Sends generated queries of a call to both hosts, each in another form, and compares their answers.
 *
 * @returns what came of it, and of the calls that follow a calculation.
 */
export async function compareGenerated(
  hosts: TwoHosts,
  call: DescribedCall,
  count: number,
): Promise<ReadonlyMap<DescribedRoute, Comparison>> {
  const { onNode, inPage } = hosts;
  const next = queriesOf(call, hosts.data);
  const comparisons = new Map<DescribedRoute, Comparison>();
  for (let done = 0; done < count; done++) {
    const headers = { Accept: itemAt(FORMS, done % FORMS.length) };
    const [toNode, toPage] = await compare(call.route, next(), headers, headers);
    if (call.route !== 'calculate' || toNode === null || toPage === null) continue;
    await compareFollowing({ [TOKEN_HEADER]: toNode }, { [TOKEN_HEADER]: toPage });
  }
  return comparisons;

  async function compareFollowing(toNode: Headers, toPage: Headers): Promise<void> {
    await Promise.all([untilDone(onNode, toNode), untilDone(inPage, toPage)]);
    for (const route of FOLLOWING) await compare(route, pathOf(route), toNode, toPage);
  }

  /** @returns the tokens of both answers. */
  async function compare(route: DescribedRoute, path: string, toNode: Headers, toPage: Headers) {
    const due = await answerOf(onNode, path, toNode);
    const received = await answerOf(inPage, path, toPage);
    const comparison = comparisons.get(route) ?? { statuses: {}, differences: [] };
    comparisons.set(route, comparison);
    comparison.statuses[due.status] = (comparison.statuses[due.status] ?? 0) + 1;
    const difference = firstDifference(received.text, due.text);
    if (difference !== undefined) comparison.differences.push([path, ...difference].join('\n'));
    return [due.token, received.token] as const;
  }
}

/** Draws queries of a call, the same in every run. */
export function queriesOf(call: DescribedCall, data: TwoHosts['data']): () => string {
  const catalogue = readCatalogue(data.get(WHOLE_CATALOGUE) ?? new Uint8Array());
  return generatedQueries(call, catalogue, seededRandom(crc32(new TextEncoder().encode(call.route))));
}

async function untilDone(send: SendCall, headers: Headers): Promise<void> {
  await vi.waitFor(async () => {
    const response = await send(pathOf('getCalculationResult'), { headers });
    const { processed, selected } = (await response.json()) as CalculationResult;
    if (processed < selected) throw new Error(`${processed} of ${selected}`);
  }, 60_000);
}

type Headers = Readonly<Record<string, string>>;

type Answer = { readonly status: number; readonly token: string | null; readonly text: string };

/** An answer as text: status, media type, and the bytes of the body as characters, but for its token, which is drawn anew each time. */
export async function answerOf(send: SendCall, path: string, headers: Headers = {}): Promise<Answer> {
  const response = await send(path, { headers });
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const about = [response.status, response.headers.get('Content-Type')];
  return {
    status: response.status,
    token: response.headers.get(TOKEN_HEADER),
    text: [...about, body.replace(/"token":"[^"]*"/, '"token":""')].join('\n'),
  };
}

/** Where two texts part, as far as it is worth reading; nothing where they are the same. */
export function firstDifference(received: string, due: string): readonly string[] | undefined {
  if (received === due) return undefined;
  const at = Array.from(due).findIndex((character, place) => character !== received[place]);
  return [received, due].map((text) => text.slice(Math.max(0, at - 40), at + 40));
}
