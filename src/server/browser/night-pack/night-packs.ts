import type { NightPackFacts } from '#contract/local/night-pack.ts';
import { checkedPack } from './checked-pack.ts';
import { type NightPack, readPack, writePack } from './pack-file.ts';

/** The facts of a stored night, and the state of the tool that it restores. */
export type PackAbout = { readonly facts: NightPackFacts; readonly state: string };

/** Where the browser stores a night. */
export type PackStore = {
  readonly about: () => Promise<PackAbout | undefined>;
  readonly file: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** In the place of another one, whole or not at all. @throws where there is no room, or the browser stores nothing. */
  readonly save: (about: PackAbout, file: Uint8Array<ArrayBuffer>) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** The night that was taken along: one, which the next one replaces. */
export type NightPacks = {
  readonly about: () => Promise<PackAbout | undefined>;
  readonly file: () => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Its contents, which are unpacked when they are first needed. */
  readonly current: () => Promise<NightPack | undefined>;
  /** Stores a night that was made. */
  readonly make: (pack: NightPack) => Promise<PackAbout>;
  /** Stores a night out of a file. @throws PackRefused where the file is not a good one, and nothing changes. */
  readonly take: (file: Uint8Array<ArrayBuffer>) => Promise<PackAbout>;
  readonly remove: () => Promise<void>;
};

/** @param report gets the reason where a night cannot be stored: it then lasts as long as the worker. */
export function createNightPacks(store: PackStore, report: (error: unknown) => void): NightPacks {
  let passing: { readonly about: PackAbout; readonly file: Uint8Array<ArrayBuffer> } | undefined;
  let unpacked: { readonly mark: string; readonly pack: Promise<NightPack | undefined> } | undefined;
  const file = async () => passing?.file ?? store.file();
  const about = async () => passing?.about ?? store.about();

  return {
    about,
    file,
    async current() {
      const stored = await about();
      if (stored === undefined) return undefined;
      const mark = markOf(stored); // another tab may have stored another one
      if (unpacked?.mark !== mark) unpacked = { mark, pack: readStored() };
      return unpacked.pack;
    },
    make: async (pack) => saveNight(pack, await writePack(pack)),
    take: async (bytes) => saveNight(await checkedPack(await readPack(bytes)), bytes),
    async remove() {
      [passing, unpacked] = [undefined, undefined];
      await store.remove();
    },
  };

  /** A stored file that was damaged since is as good as none. */
  async function readStored(): Promise<NightPack | undefined> {
    const bytes = await file();
    if (bytes === undefined) return undefined;
    try {
      return await readPack(bytes);
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  async function saveNight(pack: NightPack, bytes: Uint8Array<ArrayBuffer>): Promise<PackAbout> {
    const { site, firstNight, lastNight, objects, madeAt, fields, state } = pack.header;
    const facts = { site, firstNight, lastNight, objects, madeAt, fields, bytes: bytes.length };
    let saved: PackAbout = { facts: { ...facts, isPassing: false }, state };
    try {
      await store.save(saved, bytes);
      passing = undefined;
    } catch (error) {
      report(error);
      saved = { facts: { ...facts, isPassing: true }, state };
      passing = { about: saved, file: bytes };
    }
    unpacked = { mark: markOf(saved), pack: Promise.resolve(pack) };
    return saved;
  }
}

function markOf({ facts: { madeAt, bytes } }: PackAbout): string {
  return `${madeAt} ${bytes}`;
}
