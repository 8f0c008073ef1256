/** Texts that a browser tab stores by name; does nothing, and has nothing, where storage is refused or full. */
export type TabStorage = {
  readonly read: (key: string) => string | undefined;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
};

/** Responses of the service by their address, cached for as long as the browser tab is open. */
export type TabCache = {
  /** Returns nothing where the response is not cached. */
  read(address: string): string | undefined;
  store(address: string, text: string): void;
  forget(address: string): void;
};

/** Characters that are cached in all: storage has room for five million, which others need too. */
const MOST_CHARACTERS = 2_000_000;

/** Name of the list of cached responses: pairs of address and length, the latest used last. */
const LIST = 'answers'; // the name under which browsers hold it already
const RESPONSE = 'answer ';

/** A cache that drops what was not used for longest. */
export function createTabCache(storage: TabStorage, most = MOST_CHARACTERS): TabCache {
  return {
    read(address) {
      const text = storage.read(RESPONSE + address);
      if (text !== undefined) enter(address, text.length);
      return text;
    },
    store(address, text) {
      if (text.length > most) return;
      storage.write(RESPONSE + address, text);
      enter(address, text.length);
    },
    forget(address) {
      storage.remove(RESPONSE + address);
      writeList(storedLengths().filter(([other]) => other !== address));
    },
  };

  function enter(address: string, length: number): void {
    const list = [...storedLengths().filter(([other]) => other !== address), [address, length] as const];
    let surplus = list.reduce((total, [, one]) => total + one, -most);
    while (surplus > 0) {
      const oldest = list.shift();
      if (oldest === undefined) break;
      storage.remove(RESPONSE + oldest[0]);
      surplus -= oldest[1];
    }
    writeList(list);
  }

  function storedLengths(): readonly (readonly [address: string, length: number])[] {
    const text = storage.read(LIST);
    if (text === undefined) return [];
    return text.split('\n').flatMap((line) => {
      const [length, address = ''] = line.split(' ');
      return address === '' ? [] : [[address, Number(length)] as const];
    });
  }

  function writeList(list: readonly (readonly [address: string, length: number])[]): void {
    storage.write(LIST, list.map(([address, length]) => `${length} ${address}`).join('\n'));
  }
}
