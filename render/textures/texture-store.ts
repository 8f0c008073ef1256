import type REGL from 'regl';
import type { Sharpness } from './texture-path.ts';

/** Textures by name, fetched when first requested. */
export type TextureStore = {
  /**
   * The texture of a name in a sharpness; until it is loaded, or when it cannot be, a coarser one of the same name, and a plain
   * grey one before any of them is.
   */
  readonly get: (name: string, sharpness: Sharpness) => REGL.Texture2D;
  /** True when any texture of the name is loaded. */
  readonly has: (name: string) => boolean;
  readonly destroy: () => void;
};

export type TextureStoreOptions = {
  readonly textureUrl: (name: string, sharpness: Sharpness) => string;
  /** A texture is loaded: the picture would now differ. */
  readonly onChange: () => void;
};

const PLAIN = [128, 128, 128, 255];

/** Makes a store on a context. A file that fails to load is not requested again; the picture goes without it. */
export function createTextureStore(
  regl: REGL.Regl,
  { textureUrl, onChange }: TextureStoreOptions,
): TextureStore {
  const plain = regl.texture({ width: 1, height: 1, data: PLAIN });
  const requested = new Set<string>();
  const loaded = new Map<string, REGL.Texture2D>();
  const best = new Map<string, REGL.Texture2D>();
  const loadedBySharpness: Readonly<Record<Sharpness, Map<string, REGL.Texture2D>>> = {
    '1k': new Map(),
    '2k': new Map(),
    '4k': new Map(),
  };
  let destroyed = false;

  function request(url: string, name: string): void {
    requested.add(url);
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.addEventListener('load', () => {
      if (destroyed) return;
      const texture = regl.texture(settingsOf(image));
      loaded.set(url, texture);
      best.set(name, texture);
      onChange();
    });
    image.src = url;
  }

  return {
    get(name, sharpness) {
      const before = loadedBySharpness[sharpness].get(name);
      if (before !== undefined) return before;
      const url = textureUrl(name, sharpness);
      if (!requested.has(url)) request(url, name);
      const texture = loaded.get(url);
      if (texture !== undefined) loadedBySharpness[sharpness].set(name, texture);
      return texture ?? best.get(name) ?? plain;
    },
    has: (name) => best.has(name),
    destroy() {
      destroyed = true;
      for (const texture of [plain, ...loaded.values()]) texture.destroy();
    },
  };
}

/** Maps wrap around in longitude; those whose sides are powers of two are smoothed when they are small. */
function settingsOf(image: HTMLImageElement): REGL.Texture2DOptions {
  return {
    data: image,
    flipY: true,
    mag: 'linear',
    min: 'mipmap',
    mipmap: 'nice',
    wrapS: 'repeat',
    wrapT: 'clamp',
  };
}
