import { type Drawer, SIZE } from './measure.ts';

/** Where the bench serves the files of d3-celestial. */
const FOLDER = '/d3-celestial';
const SCRIPTS = ['lib/d3.min.js', 'lib/d3.geo.projection.min.js', 'celestial.min.js'];

type Celestial = {
  readonly display: (settings: object) => void;
  readonly rotate: (settings: { readonly center: readonly number[] }) => void;
};

declare global {
  interface Window {
    readonly Celestial: Celestial;
  }
}

/** Longest wait for its stars, in looks 100 ms apart. */
const LOOKS = 300;

/** The 41,000 stars of d3-celestial to magnitude 8, and nothing else, on a canvas of the same width: turned to and fro. */
export async function d3Celestial(): Promise<Drawer> {
  const map = document.createElement('div');
  map.id = 'celestial-map';
  document.body.append(map);
  for (const script of SCRIPTS) await loadScript(script);
  window.Celestial.display(settings());
  for (let look = 0; starCount() < 40_000; look++) {
    if (look === LOOKS) throw new Error(`d3-celestial has only ${starCount()} stars`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const context = map.querySelector('canvas')?.getContext('2d');
  if (context === null || context === undefined) throw new Error('d3-celestial drew nothing');
  return {
    gl: { RGBA: 6408, UNSIGNED_BYTE: 5121, readPixels: () => void context.getImageData(0, 0, 1, 1) },
    draw: (frame) => window.Celestial.rotate({ center: [83 + (frame % 2), 22, 0] }),
  };
}

function starCount(): number {
  return document.querySelectorAll('#celestial-map .star').length;
}

function settings(): object {
  const off = { show: false };
  return {
    width: SIZE.width,
    projection: 'airy',
    transform: 'equatorial',
    center: [83, 22, 0],
    container: 'celestial-map',
    datapath: `${FOLDER}/data/`,
    interactive: false,
    form: false,
    controls: false,
    stars: {
      show: true,
      limit: 8,
      colors: true,
      designation: false,
      propername: false,
      data: 'stars.8.json',
    },
    dsos: off,
    planets: off,
    constellations: { names: false, lines: false, bounds: false },
    mw: off,
    lines: { graticule: off, equatorial: off, ecliptic: off, galactic: off, supergalactic: off },
    horizon: off,
    daylight: off,
  };
}

function loadScript(script: string): Promise<void> {
  const element = document.createElement('script');
  element.src = `${FOLDER}/${script}`;
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error(`no ${script}`)));
    document.head.append(element);
  });
}
