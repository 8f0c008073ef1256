import type REGL from 'regl';

/** Pictures by address, fetched on request; those not seen for longest are dropped. */
export type TileStore = {
  /** The texture of an address, its first line the upper one; undefined before it is loaded, and where it cannot be loaded. */
  readonly get: (url: string) => REGL.Texture2D | undefined;
  /** Requests what the picture needs and has not, in this order: anything else that waits to be fetched is dropped. */
  readonly request: (urls: readonly string[]) => void;
  readonly destroy: () => void;
};

/** Textures that are cached: each of 512 x 512 is a megabyte. */
const MOST_CACHED = 160;

/** Pictures that are fetched at the same time. */
const MOST_AT_ONCE = 6;

/** Makes a store on a context. @param onChange a picture is loaded: the scene would now look another. */
export function createTileStore(regl: REGL.Regl, onChange: () => void): TileStore {
  const loaded = new Map<string, REGL.Texture2D>();
  const requested = new Set<string>();
  let waiting: readonly string[] = [];
  let underWay = 0;
  let destroyed = false;

  function fetchNext(): void {
    while (underWay < MOST_AT_ONCE) {
      const url = waiting.find((each) => !requested.has(each));
      if (url === undefined) return;
      void load(url);
    }
  }

  async function load(url: string): Promise<void> {
    requested.add(url);
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
      if (loaded.size <= MOST_CACHED) return;
      texture.destroy();
      loaded.delete(url);
      requested.delete(url);
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
    request(urls) {
      waiting = urls;
      fetchNext();
    },
    destroy() {
      destroyed = true;
      for (const texture of loaded.values()) texture.destroy();
    },
  };
}
