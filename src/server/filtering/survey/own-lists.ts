import { LRUCache } from 'lru-cache';
import { lastDayOf, type NodeGrid } from '#engine/survey/node-grid.ts';
import { nodeBytes, shiftBytes } from '#engine/survey/orbit-nodes.ts';
import type { ObjectRange } from '../../tasks/survey-tasks.ts';
import type { FairQueue } from '../../queue/fair-queue.ts';
import type { ServiceCatalogue } from '../../bodies/service-catalogue.ts';
import { type OnDemandParts, type OnDemandSet, createOnDemandSet } from './on-demand-set.ts';
import type { Prepared } from './far-windows.ts';
import { SECONDS_PER_PROPAGATED_DAY, type Pace } from './effort.ts';
import { daysFromEpochs, surveyObjects, surveySet } from './survey-set.ts';

/** Bytes of the cached nodes of lists: some hundreds of them. */
const CACHED_BYTES = 64_000_000;

/** Lists of the visitors' own over windows of any date. */
export type OwnLists = {
  /**
   * Chosen rows over a grid, prepared in the visitor's line as long as they are requested.
   *
   * @param rows of the catalogue.
   */
  preparedFor(
    visitor: string,
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    grid: NodeGrid,
  ): Promise<Prepared>;
};

/** Caches lists by their rows, window and catalogue. */
export function createOwnLists(parts: OnDemandParts, queue: FairQueue, pace: Pace): OwnLists {
  const cached = new LRUCache<string, Promise<OnDemandSet>>({ maxSize: CACHED_BYTES });

  return { preparedFor };

  async function preparedFor(
    visitor: string,
    catalogue: ServiceCatalogue,
    rows: readonly number[],
    grid: NodeGrid,
  ): Promise<Prepared> {
    const key = JSON.stringify([catalogue.version, grid, rows]);
    const list = cached.get(key) ?? begin(visitor, catalogue, rows, grid);
    cached.set(key, list, { size: key.length + nodeBytes(grid, rows.length) + shiftBytes(rows.length) });
    const { set, proceed, work } = await list;
    return { set, ahead: 0, complete: proceed(), work };
  }

  async function begin(
    visitor: string,
    { catalogue }: ServiceCatalogue,
    rows: readonly number[],
    grid: NodeGrid,
  ): Promise<OnDemandSet> {
    const set = surveySet(await surveyObjects(catalogue, rows), grid);
    const days = daysFromEpochs(set.bodies, grid) + lastDayOf(grid) - grid.firstDay;
    const secondsEach = days * SECONDS_PER_PROPAGATED_DAY;
    const onRange = ({ from, to }: ObjectRange, milliseconds: number) =>
      pace.add((to - from) * secondsEach, milliseconds / 1000);
    return createOnDemandSet(set, parts, (work) => queue.add(visitor, work), { secondsEach, onRange });
  }
}
