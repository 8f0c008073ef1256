import type REGL from 'regl';

/** Pictures by address, fetched when they are wanted; the ones that were not seen for longest are forgotten. */
export type TileStore = {
  /** The texture of an address, its first line the upper one; undefined before it is loaded, and where it cannot be had. */
  readonly get: (url: string) => REGL.Texture2D | undefined;
  /** Tells what the picture wants and has not, the first first: anything else that waits to be fetched is dropped. */
  readonly want: (urls: readonly string[]) => void;
  readonly destroy: () => void;
};

/** Textures that are kept: each of 512 x 512 is a megabyte. */
const MOST_KEPT = 160;

/** Pictures that are fetched at the same time. */
const MOST_AT_ONCE = 6;

/** Makes a store on a context. @param onChange a picture is loaded: the scene would now look another. */
export function createTileStore(regl: REGL.Regl, onChange: () => void): TileStore {
  const loaded = new Map<string, REGL.Texture2D>();
  const asked = new Set<string>();
  let waiting: readonly string[] = [];
  let underWay = 0;
  let destroyed = false;

  function fetchNext(): void {
    while (underWay < MOST_AT_ONCE) {
      const url = waiting.find((each) => !asked.has(each));
      if (url === undefined) return;
      void load(url);
    }
  }

  async function load(url: string): Promise<void> {
    asked.add(url);
    underWay++;
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.src = url;
    try {
      await image.decode();
      if (destroyed) return;
      loaded.set(url, regl.texture({ data: image, mag: 'linear', min: 'linear', wrap: 'clamp' }));
      forgetTooMany();
      onChange();
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      /* A survey has no tile where it has not looked. */
    } finally {
      underWay--;
      if (!destroyed) fetchNext();
    }
  }

  function forgetTooMany(): void {
    for (const [url, texture] of loaded) {
      if (loaded.size <= MOST_KEPT) return;
      texture.destroy();
      loaded.delete(url);
      asked.delete(url);
    }
  }

  return {
    get(url) {
      const texture = loaded.get(url);
      if (texture === undefined) return undefined;
      loaded.delete(url);
      loaded.set(url, texture);
      return texture;
    },
    want(urls) {
      waiting = urls;
      fetchNext();
    },
    destroy() {
      destroyed = true;
      for (const texture of loaded.values()) texture.destroy();
    },
  };
}
