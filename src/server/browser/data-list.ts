import { parsedJson } from '#contract/rest/parsed-json.ts';
import {
  MANIFEST_PATH,
  STATIC_FILES,
  type StaticFile,
  type StaticManifest,
  staticManifest,
} from '#contract/static-manifest.ts';
import type { StoredFiles } from './stores/stored-files.ts';

/** How long the network may be silent before the list that is stored serves, ms. */
const SILENT_MS = 5000;

/** The list of the data files. */
export type DataList = {
  readonly manifest: StaticManifest;
  /** Notes that a file of it is stored, by its name: what was stored of a former list in its place is removed. */
  readonly noteStored: (name: string) => Promise<void>;
  /** Whether the host has another file in the place of one of it by now. */
  readonly isReplaced: (name: string) => Promise<boolean>;
};

type DataListParts = {
  /** Folder of the page. */
  readonly root: URL;
  readonly fetch: (address: URL, init: RequestInit) => Promise<Response>;
  readonly stored: StoredFiles;
  /** The list of the night that is stored; nothing where there is none. */
  readonly ofNight: () => Promise<StaticManifest | undefined>;
};

/**
 * Opens the list of the data files: from the network, else that of the night which is stored with the other files that are, else as it was
 * stored last. Each file that is stored as a former list names it stays, and is in the stored list, until the one of the new list is
 * stored. Returns nothing where there is no list.
 */
export async function openDataList({
  root,
  fetch,
  stored,
  ofNight,
}: DataListParts): Promise<DataList | undefined> {
  const address = new URL(MANIFEST_PATH, root);
  const coming = freshList();
  const fresh = await soonest(coming);
  const before = fresh === undefined ? await listWithoutNetwork() : undefined;
  if (before !== undefined) {
    return { manifest: before, noteStored: async () => undefined, isReplaced: replacedIn(before) };
  }
  const manifest = fresh ?? (await coming);
  if (manifest === undefined) return undefined;
  let former = await storeList(manifest);
  return {
    manifest,
    async noteStored(name) {
      if (former.has(name)) former = await storeList(manifest);
    },
    isReplaced: replacedIn(manifest),
  };

  function replacedIn({ files }: StaticManifest): DataList['isReplaced'] {
    return async (name) => {
      const latest = await soonest(freshList());
      return latest !== undefined && latest.files[name]?.path !== files[name]?.path;
    };
  }

  /** Nothing where none comes, or what comes is another thing, as the form of a network that one has to sign in to. */
  async function freshList(): Promise<StaticManifest | undefined> {
    const response = await fetch(address, { cache: 'no-cache' }).catch(() => undefined);
    return response?.ok === true ? listIn(await response.text().catch(() => '')) : undefined;
  }

  /** A night has the whole catalogue, so that parts of it are not needed beside. */
  async function listWithoutNetwork(): Promise<StaticManifest | undefined> {
    const [night, last, isHere] = [await ofNight(), await storedList(), await whatIsHere()];
    if (night === undefined || last === undefined) return night ?? last;
    const others = Object.entries(last.files).filter(
      ([name, file]) => isHere(file) && !name.startsWith(STATIC_FILES.catalogueParts),
    );
    return { ...night, files: { ...Object.fromEntries(others), ...night.files } };
  }

  /** @returns whether a file is stored. */
  async function whatIsHere(): Promise<(file: StaticFile) => boolean> {
    const here = new Set(await stored.addresses());
    return ({ path }) => here.has(new URL(path, root).href);
  }

  async function storedList(): Promise<StaticManifest | undefined> {
    return listIn(new TextDecoder().decode(await stored.read(address)));
  }

  /** Stores a list. @returns the names of files that are stored as a former list names them. */
  async function storeList(list: StaticManifest): Promise<ReadonlySet<string>> {
    const [isHere, last] = [await whatIsHere(), await storedList()];
    const names = new Set<string>();
    const files = Object.entries(list.files).map(([name, file]): [string, StaticFile] => {
      const other = last?.files[name];
      if (isHere(file) || other === undefined || !isHere(other)) return [name, file];
      names.add(name);
      return [name, other];
    });
    const text = JSON.stringify({ ...list, files: Object.fromEntries(files) });
    await stored.write(address, new TextEncoder().encode(text));
    const paths = [MANIFEST_PATH, ...files.map(([, { path }]) => path)];
    const named = new Set(paths.map((path) => new URL(path, root).href));
    for (const one of await stored.addresses()) if (!named.has(one)) await stored.remove(new URL(one));
    return names;
  }
}

function listIn(text: string): StaticManifest | undefined {
  const read = staticManifest.safeParse(parsedJson(text));
  return read.success ? read.data : undefined;
}

/** The response, or undefined where it takes too long. */
async function soonest<Value>(coming: Promise<Value>): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), SILENT_MS);
  });
  return Promise.race([coming, silence]).finally(() => clearTimeout(timer));
}
