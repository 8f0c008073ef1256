import { itemAt } from '#engine/numbers-in.ts';
import type { CalculationResult, ObjectTable, ResultQuery } from '#contract/opt/calculation.ts';
import type { CallOptions } from './call.ts';

type ReadOptions = CallOptions & { readonly token: string };

/** State of a running calculation. */
type Known = {
  readonly token: string;
  readonly result: CalculationResult;
  readonly places: readonly number[];
};

/**
 * Reads a running calculation: each time what was done since, joined to what came before.
 *
 * @param request sends a query; a service that knows no `after` sends a whole response, which is returned as it is.
 */
export function createResultReader(
  request: (query: ResultQuery, options: ReadOptions) => Promise<CalculationResult>,
): (options: ReadOptions) => Promise<CalculationResult> {
  let known: Known | undefined;

  return read;

  async function read(options: ReadOptions): Promise<CalculationResult> {
    const { token } = options;
    const before = known?.token === token ? known : undefined;
    const response = await request({ after: before?.places.length ?? 0 }, options);
    if (before !== undefined && response.places?.some((place) => before.places.includes(place)) === true) {
      known = undefined; // it is done anew, in another order
      return read(options);
    }
    const { places, ...result } = before === undefined ? response : joinResults(before, response);
    const goesOn = places !== undefined && result.processed < result.selected;
    known = goesOn ? { token, result, places } : undefined;
    return result;
  }
}

/** Objects in the order of the calculation, whenever they came. */
function joinResults(before: Known, response: CalculationResult): CalculationResult {
  const { object, places } = response;
  if (places === undefined) return response;
  const all = [
    ...withPlaces(before.places, before.result.object.data),
    ...withPlaces(places, object.data),
  ].sort(([a], [b]) => a - b);
  return {
    ...response,
    object: { ...object, data: all.map(([, table]) => table) },
    sunmoon: before.places.length === 0 ? response.sunmoon : before.result.sunmoon,
    places: all.map(([place]) => place),
  };
}

function withPlaces(
  places: readonly number[],
  tables: readonly ObjectTable[],
): readonly (readonly [place: number, table: ObjectTable])[] {
  return places.map((place, index) => [place, itemAt(tables, index)]);
}
