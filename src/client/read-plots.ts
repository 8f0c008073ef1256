import { objectTable, type PlotTables, unreadPlots } from '#contract/opt/calculation.ts';

/** Longest stretch of work without a pause, ms: half a frame. */
const STRETCH_MS = 8;

/**
 * Checks tables of plots against the contract one object at a time. There may be 360,000 rows, so the page is given time
 * to paint between objects.
 *
 * @param realNow milliseconds of real time that never go back.
 * @throws {Error} when the response breaks the contract.
 */
export async function readPlots(answer: unknown, realNow: () => number): Promise<PlotTables> {
  const tables = unreadPlots.parse(answer);
  const data = [];
  let since = realNow();
  for (const table of tables.object.data) {
    data.push(objectTable.parse(table));
    if (realNow() - since < STRETCH_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = realNow();
  }
  return { ...tables, object: { ...tables.object, data } };
}
