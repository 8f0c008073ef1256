import { unlessRefused } from './unless-refused.ts';

/** Files that the browser stores, by their addresses. Where it stores nothing, has no room or has deleted them, there are none. */
export type StoredFiles = {
  readonly read: (address: URL) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly write: (address: URL, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly remove: (address: URL) => Promise<void>;
  readonly addresses: () => Promise<readonly string[]>;
};

/** The browser's store of files. */
export type FileCache = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>;

/** @param cache absent where the browser has none. */
export function storedFiles(cache: FileCache | undefined): StoredFiles {
  return {
    read: (address) =>
      unlessRefused(async () => {
        const response = await cache?.match(address);
        const buffer = await response?.arrayBuffer().catch(() => undefined); // it is deleted while it is read
        return buffer && new Uint8Array(buffer);
      }),
    write: (address, bytes) => unlessRefused(() => cache?.put(address, new Response(bytes))),
    async remove(address) {
      await unlessRefused(() => cache?.delete(address));
    },
    addresses: async () => ((await unlessRefused(() => cache?.keys())) ?? []).map(({ url }) => url),
  };
}
