import { type CloudTable, placesInCloud } from '#engine/table/cloud-table.ts';
import type { SimulatedInstant } from '#parts/scene/simulated-instant.ts';

/** Where the first clones of a cloud are that fly at an instant: x y z of each, au. @param most of them. */
export function clonesAt(
  cloud: CloudTable,
  most: number,
  { day, offset }: Omit<SimulatedInstant, 'ms'>,
): Float32Array {
  const places = new Float32Array(3 * cloud.clones);
  const flying = placesInCloud(cloud, day, offset, places);
  return places.subarray(0, 3 * Math.min(most, flying));
}
