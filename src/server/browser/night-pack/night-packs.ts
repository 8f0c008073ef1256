import type { NightPackFacts } from '#contract/local/night-pack.ts';
import { checkedPack } from './checked-pack.ts';
import { type NightPack, readPack, writePack } from './pack-file.ts';

/** What a stored night is, and the state of the tool that it brings back. */
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

/** @param report gets the reason where a night cannot be stored: it is there as long as the worker. */
export function createNightPacks(store: PackStore, report: (error: unknown) => void): NightPacks {
  let passing: { readonly about: PackAbout; readonly file: Uint8Array<ArrayBuffer> } | undefined;
  let current: Promise<NightPack | undefined> | undefined;
  const file = async () => passing?.file ?? store.file();

  return {
    about: async () => passing?.about ?? store.about(),
    file,
    current: () => (current ??= unpacked()),
    make: async (pack) => saved(pack, await writePack(pack)),
    take: async (bytes) => saved(await checkedPack(await readPack(bytes)), bytes),
    async remove() {
      [passing, current] = [undefined, undefined];
      await store.remove();
    },
  };

  /** A stored file that was damaged since is as good as none. */
  async function unpacked(): Promise<NightPack | undefined> {
    const bytes = await file();
    if (bytes === undefined) return undefined;
    try {
      return await readPack(bytes);
    } catch (error) {
      report(error);
      return undefined;
    }
  }

  async function saved(pack: NightPack, bytes: Uint8Array<ArrayBuffer>): Promise<PackAbout> {
    const { site, firstNight, lastNight, objects, madeAt, fields, state } = pack.header;
    const facts = { site, firstNight, lastNight, objects, madeAt, fields, bytes: bytes.length };
    const about = { facts: { ...facts, isPassing: false }, state };
    current = Promise.resolve(pack);
    try {
      await store.save(about, bytes);
      passing = undefined;
    } catch (error) {
      report(error);
      passing = { about: { facts: { ...facts, isPassing: true }, state }, file: bytes };
    }
    return (passing ?? { about }).about;
  }
}
