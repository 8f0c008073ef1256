import type { Provenance } from '#contract/opt/calculation.ts';
import type { SunMoonColumnKey } from '#contract/opt/ephemeris-columns.ts';
import { itemAt } from '#engine/numbers-in.ts';
import type { EphemerisColumnKey } from '#engine/observe/columns.ts';
import { columnsOf, encodeCalculation, objectTable } from './encode-calculation.ts';
import type { Calculation } from './calculation.ts';
import type { LaterTables } from './calculations.ts';

/** Which columns a response of plots carries, and where its numbers come from. */
export type PlotHeading = {
  readonly columns: readonly EphemerisColumnKey[];
  readonly sunMoonColumns: readonly SunMoonColumnKey[];
  readonly provenance: Provenance;
};

/**
 * Tables of plots as the JSON text of `plotTables`, in pieces: each object is written when it is computed and let go,
 * so that a response of many objects takes up neither memory nor a long stretch of time.
 */
export async function* plotText(
  { request }: Calculation,
  { sunMoon, outcomes }: LaterTables,
  { columns, sunMoonColumns, provenance }: PlotHeading,
): AsyncGenerator<string, void, undefined> {
  const selection = { outcomes: [], sunMoon, columns, sunMoonColumns };
  const { object, sunmoon } = encodeCalculation({ request }, selection);
  const chosen = columnsOf(columns);
  yield `{"sunmoon":${JSON.stringify(sunmoon)},"provenance":${JSON.stringify(provenance)}`;
  yield `,"object":{"fields":${JSON.stringify(object.fields)},"units":${JSON.stringify(object.units)},"data":[`;
  let place = 0;
  for await (const outcome of outcomes) {
    const text = JSON.stringify(objectTable(itemAt(request.bodies, place), outcome, chosen, request));
    yield place === 0 ? text : `,${text}`;
    place++;
  }
  yield ']}}';
}

/** Body of a response, written as it is read; a client that stops reading stops the writing. */
export function bodyOfTexts(texts: AsyncGenerator<string, void, undefined>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await texts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return();
    },
  });
}
