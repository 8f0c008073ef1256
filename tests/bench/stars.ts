import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StarsRequested } from '#catalogue/stars/star-catalogue.ts';
import { MAX_STARS } from '#contract/scd/background.ts';
import { openCachedStars } from '#server/node/stars/cached-stars.ts';
import { sharedFolder } from '../recorded/shared-folder.ts';
import { atMost, type BenchRow } from './bench-row.ts';
import { counted, IS_TINY } from './bench-size.ts';
import { cpuSeconds } from './cpu-seconds.ts';

const STARS = counted(2_000_000, 20_000);
const LINES_AT_ONCE = 10_000;

/** Steps that fill a line evenly, parts of its length: powers of the inverse of the plastic number, for places and for magnitudes. */
const PLACE_STEP = 0.754_877_666;
const MAGNITUDE_STEP = 0.569_840_291;

/** Middles of rectangles, degrees: in the Milky Way, far from it, across 0 h and over the pole. */
const MIDDLES = [
  [56.75, 24.1],
  [270, -28],
  [192, 27],
  [0.2, -12],
  [130, 89],
] as const;

/** Tiles of stars: how long they take to make, and how long a part of the sky to be found. Needs `npm run build`. */
export async function bench(): Promise<BenchRow[]> {
  return [...(await inNewFolder(building)), ...(await inNewFolder(finding))];
}

/** Each of the two has its own folder, as stars never give way to a catalogue with fewer. */
async function inNewFolder<T>(run: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'neo-toolkit-'));
  try {
    return await run(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function building(folder: string): Promise<BenchRow[]> {
  const catalogue = join(folder, 'catalogue');
  await mkdir(catalogue);
  await pipeline(Readable.from(gaiaLines()), createWriteStream(join(catalogue, 'gaia.csv')));
  const { seconds, processor, megabytes } = await buildTiles(catalogue, folder);
  return [
    {
      ...atMost('Tiles of 2 million stars, made', seconds, 's', 60),
      note: `${processor.toFixed(1)} s of CPU`,
    },
    atMost('the same, most memory', megabytes, 'MB', 1000),
  ];
}

/** Rows as an extract of Gaia DR3 has them, evenly over the sky, from 8 to 17 mag. */
function* gaiaLines(): Generator<string> {
  yield 'ra,dec,pmra,pmdec,phot_g_mean_mag,bp_rp\n';
  for (let from = 0; from < STARS; from += LINES_AT_ONCE) {
    const lines = Array.from({ length: LINES_AT_ONCE }, (_, row) => {
      const number = from + row;
      const ra = 360 * ((number * PLACE_STEP) % 1);
      const dec = (Math.asin((2 * number + 1) / STARS - 1) * 180) / Math.PI;
      const magnitude = 8 + 9 * ((number * MAGNITUDE_STEP) % 1);
      return `${ra.toFixed(9)},${dec.toFixed(9)},-3.215,12.407,${magnitude.toFixed(4)},0.8214\n`;
    });
    yield lines.join('');
  }
}

async function finding(folder: string): Promise<BenchRow[]> {
  const stars = sharedFolder('stars');
  if (IS_TINY || stars === undefined) return [];
  await buildTiles(stars, folder);
  const places = { brightFolder: join('public', 'static', 'sky'), dataDir: folder, starsDir: undefined };
  const catalogue = openCachedStars(places, '', { taken: () => undefined, refused: throwOn }).current();
  const seconds = MIDDLES.map(([ra, dec]) => cpuSeconds(5, () => void catalogue.find(requestAt(ra, dec))));
  return [
    atMost('Rectangle of the Tycho layer, 4 x 4 degrees, the slowest', 1000 * Math.max(...seconds), 'ms', 20),
  ];
}

/** The widest rectangle that the chart requests. */
function requestAt(ra: number, dec: number): StarsRequested {
  return {
    region: {
      kind: 'rectangle',
      ra,
      dec,
      sizeRa: dec > 80 ? 360 : 4 / Math.cos((dec * Math.PI) / 180),
      sizeDec: 4,
    },
    brightest: 7,
    faintest: 12,
    most: MAX_STARS,
  };
}

/** What making tiles took: seconds from start to end, those of the processor, and the most memory. */
type Made = { readonly seconds: number; readonly processor: number; readonly megabytes: number };

/** Clock ticks of the kernel in a second. */
const TICKS = 100;

/** Makes tiles by the program that an operator runs. */
async function buildTiles(catalogue: string, folder: string): Promise<Made> {
  const start = performance.now();
  const child = spawn(process.execPath, ['dist/server/stars.js', catalogue], {
    env: { ...process.env, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let [megabytes, processor] = [0, 0];
  const looks = setInterval(() => {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    megabytes = Math.max(megabytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(' ').slice(13, 15);
    processor = (Number(user) + Number(system)) / TICKS;
  }, 100);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).finally(() => clearInterval(looks));
  if (code !== 0) throw new Error(`making tiles of ${catalogue} ended with ${code}`);
  return { seconds: (performance.now() - start) / 1000, processor, megabytes };
}

function throwOn(error: unknown): never {
  throw error;
}
