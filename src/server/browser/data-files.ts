import type { StaticFile, StaticManifest } from '#contract/static-manifest.ts';
import { openDataList } from './data-list.ts';
import { watchSilence } from './silence.ts';
import { type FileCache, storedFiles } from './stores/stored-files.ts';

/** The data files beside the page. */
export type DataFiles = {
  readonly manifest: StaticManifest;
  /**
   * The bytes of a file by its logical name, as they are stored in the browser, else from the network.
   *
   * @throws RangeError where there is no such file; DataFileError where it does not come, or not whole.
   */
  read(name: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Names of the files that the browser stores. */
  storedNames(): Promise<ReadonlySet<string>>;
};

/** A data file that cannot be fetched, or is not what the list says. */
export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

/** The means by which files are fetched and stored. */
export type DataFileParts = {
  /** Folder of the page. */
  readonly root: URL;
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  /** Where files are stored; absent where the browser stores nothing. */
  readonly cache: FileCache | undefined;
  /** Is notified of the bytes that have come of all files under way; of none where no file is. */
  readonly onProgress: (progress: { readonly received: number; readonly bytes: number }) => void;
  /** Files that the browser stores for a night; nothing where there is none. */
  readonly packed: () => Promise<PackedFiles | undefined>;
  /** Is called where a file is gone from the host, whose list names another one by now: the files are to be opened anew. */
  readonly onReplaced: () => void;
};

/** Data files by their names, and the list that names them. */
export type PackedFiles = {
  readonly manifest: StaticManifest;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
};

/**
 * Opens the data files, by their list as {@link openDataList} finds it.
 *
 * @throws DataFileError where there is no list.
 */
export async function openDataFiles({
  root,
  fetch,
  cache,
  onProgress,
  packed,
  onReplaced,
}: DataFileParts): Promise<DataFiles> {
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const loading = new Map<string, { received: number; readonly bytes: number }>();
  const stored = storedFiles(cache);
  const ofNight = async () => (await packed())?.manifest;
  const list = await openDataList({ root, fetch, stored, ofNight });
  if (list === undefined) throw new DataFileError('The list of the data files cannot be read.');
  const { manifest, noteStored, isReplaced } = list;

  return {
    manifest,
    read(name) {
      const file = manifest.files[name];
      if (file === undefined) throw new RangeError(`there is no data file ${name}`);
      const known = underWay.get(file.path);
      if (known !== undefined) return known;
      const reading = readFile(name, file).finally(() => underWay.delete(file.path));
      underWay.set(file.path, reading);
      return reading;
    },
    async storedNames() {
      const here = new Set(await stored.addresses());
      const names = Object.keys(manifest.files);
      return new Set(names.filter((name) => here.has(new URL(manifest.files[name]?.path ?? '', root).href)));
    },
  };

  async function readFile(name: string, file: StaticFile): Promise<Uint8Array<ArrayBuffer>> {
    const address = new URL(file.path, root);
    const known = await stored.read(address);
    if (known !== undefined && (await isWhole(known, file))) return known;
    if (known !== undefined) await stored.remove(address);
    const night = await packed();
    if (night?.manifest.files[name]?.sha256 === file.sha256) {
      const bytes = night.files.get(name);
      if (bytes !== undefined) return bytes;
    }
    const bytes = await fetchedTwice(name, file, address);
    if (bytes === undefined) throw new DataFileError(`${file.path} is damaged.`);
    await stored.write(address, bytes);
    await noteStored(name);
    return bytes;
  }

  async function fetchedTwice(
    name: string,
    file: StaticFile,
    address: URL,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    try {
      return (await fetchFile(file, address, 'default')) ?? (await fetchFile(file, address, 'reload'));
    } catch (error) {
      if (await isReplaced(name)) onReplaced();
      throw error;
    }
  }

  /** Returns nothing where what comes is not the file of the list. */
  async function fetchFile(
    file: StaticFile,
    address: URL,
    cacheMode: RequestCache,
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const { packedBytes, bytes: length } = file;
    const progress = { received: 0, bytes: packedBytes ?? length };
    loading.set(file.path, progress);
    const silence = watchSilence();
    try {
      const init = { cache: cacheMode, signal: silence.signal };
      const response = await fetch(address, init).catch((error: unknown) => {
        throw new DataFileError(`${file.path} does not come.`, { cause: error });
      });
      if (!response.ok) throw new DataFileError(`${file.path} does not come: ${response.status}.`);
      const receivedBytes = await bytesOfResponse(response, progress.bytes, (count) => {
        progress.received = count;
        silence.broken();
        report();
      });
      const bytes =
        packedBytes === undefined ? receivedBytes : receivedBytes && (await unpack(receivedBytes));
      return bytes !== undefined && (await isWhole(bytes, file)) ? bytes : undefined;
    } finally {
      silence.stop();
      loading.delete(file.path);
      report();
    }
  }

  function report(): void {
    const all = [...loading.values()];
    onProgress({
      received: all.reduce((sum, { received }) => sum + received, 0),
      bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    });
  }
}

/** The bytes of a response; nothing where they are more or fewer, or the connection breaks or is silent. */
async function bytesOfResponse(
  response: Response,
  expected: number,
  onCount: (count: number) => void,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(expected);
  const reader = response.body?.getReader();
  let count = 0;
  for (;;) {
    const piece = await reader?.read().catch(() => undefined);
    if (piece === undefined) return undefined;
    if (piece.done) return count === expected ? bytes : undefined;
    if (count + piece.value.length > expected) {
      await reader?.cancel();
      return undefined;
    }
    bytes.set(piece.value, count);
    count += piece.value.length;
    onCount(count);
  }
}

/** The content of a file that is packed by gzip; nothing where it is damaged. */
async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const content = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const buffer = await new Response(content).arrayBuffer().catch(() => undefined);
  return buffer && new Uint8Array(buffer);
}

/** Whether bytes are those of a file; where the browser has no SHA-256, as on a page without TLS, their number decides. */
export async function isWhole(
  bytes: Uint8Array<ArrayBuffer>,
  { bytes: length, sha256 }: Pick<StaticFile, 'bytes' | 'sha256'>,
): Promise<boolean> {
  return bytes.length === length && [undefined, sha256].includes(await sha256Of(bytes));
}

/** SHA-256 in hexadecimal; nothing where the browser has none. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  if (!('subtle' in crypto)) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
