import type { ByteStore } from '../byte-store.ts';
import { readNodes, writeNodes } from './node-bytes.ts';
import type { StationStore } from './stations.ts';
import type { NodeStore, StoredNodes } from './stored-nodes.ts';

/** Name under which the orbits near today are stored, in the topmost folder. */
export const PREPARED_ORBITS_FILE = 'prepared-orbits.bin';

/** Stored states of the turns of decades, 6.5 MB each with 26,000 objects. */
const STORED_STATIONS = 60;

/**
 * Stores prepared orbits.
 *
 * @param prepared reads others, which were made elsewhere: the later ones of both count.
 */
export function createNodeStore(
  bytes: ByteStore,
  prepared: () => Promise<Uint8Array | undefined> = async () => undefined,
): NodeStore {
  return {
    load: async () => {
      const saved = await loadNodes(bytes, '', PREPARED_ORBITS_FILE);
      const other = await prepared();
      const nodes = other && readNodes(other);
      const isLater = (nodes?.nodes.grid.firstDay ?? -Infinity) >= (saved?.nodes.grid.firstDay ?? -Infinity);
      return isLater ? (nodes ?? saved) : saved;
    },
    save: (stored) => bytes.write('', PREPARED_ORBITS_FILE, writeNodes(stored)),
  };
}

/**
 * Stores states of the turns of decades. Where there are more than {@link STORED_STATIONS}, those used longest ago go: the decades
 * from 1900 to 2470 are fewer.
 */
export function createStationStore(bytes: ByteStore): StationStore {
  return {
    load: (day) => loadNodes(bytes, 'stations', `${day}.bin`),
    save: (stored) => saveNodesOfDay(bytes, 'stations', stored, STORED_STATIONS),
  };
}

/** The stored nodes; nothing where there are none, or they are damaged. */
export async function loadNodes(
  bytes: ByteStore,
  folder: string,
  name: string,
): Promise<StoredNodes | undefined> {
  const stored = await bytes.read(folder, name);
  return stored && readNodes(stored);
}

/** Stores nodes under the first day of their grid. @throws what {@link ByteStore.write} throws */
export function saveNodesOfDay(
  bytes: ByteStore,
  folder: string,
  stored: StoredNodes,
  most: number,
): Promise<void> {
  return bytes.write(folder, `${stored.nodes.grid.firstDay}.bin`, writeNodes(stored), most);
}
