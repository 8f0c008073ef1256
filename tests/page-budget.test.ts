import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '..', 'dist', 'page');

/** Gzipped script in kB that a visitor waits for. */
const FIRST_LOAD_KB = 200;
const WITH_OPT_KB = 355;
const WITH_OVT_KB = 360;
const OVT_ALONE_KB = 120;
const SCD_ALONE_KB = 60;
const FVT_ALONE_KB = 60;
const SOVT_ALONE_KB = 60;

const HOME = 'src/shell/home.tsx';
const OPT = 'src/tools/opt/opt-tool.tsx';
const OVT = 'src/tools/ovt/ovt-tool.tsx';
const SCD = 'src/tools/scd/scd-tool.tsx';
const FVT = 'src/tools/fvt/fvt-tool.tsx';
const SOVT = 'src/tools/sovt/sovt-tool.tsx';
const SCD_CHART = 'src/tools/scd/visualisation.tsx';

type Chunk = {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  /** What it fetches when it is needed. */
  readonly dynamicImports?: readonly string[];
};

test(`the script that a visitor waits for is at most ${FIRST_LOAD_KB} kB before a tool opens`, () => {
  expect(kilobytes(withImports([entry(), HOME]))).toBeLessThanOrEqual(FIRST_LOAD_KB);
});

test(`the script that a visitor waits for is at most ${WITH_OPT_KB} kB with observation planning open`, () => {
  expect(kilobytes(withImports([entry(), OPT]))).toBeLessThanOrEqual(WITH_OPT_KB);
});

test(`the script that a visitor waits for is at most ${WITH_OVT_KB} kB with orbit visualisation open`, () => {
  expect(kilobytes(withImports([entry(), OVT]))).toBeLessThanOrEqual(WITH_OVT_KB);
});

test(`the script that a visitor waits for is at most ${OVT_ALONE_KB} kB of what orbit visualisation shares with no other tool, drawing included`, () => {
  expect(kilobytes(alone([OVT], [OPT]))).toBeLessThanOrEqual(OVT_ALONE_KB);
});

test(`the script that a visitor waits for is at most ${SCD_ALONE_KB} kB of what the sky chart shares with no other tool, its first sky included`, () => {
  expect(kilobytes(alone([SCD, SCD_CHART], [OPT, OVT]))).toBeLessThanOrEqual(SCD_ALONE_KB);
});

test(`the script that a visitor waits for is at most ${FVT_ALONE_KB} kB of what flyby visualisation shares with no other tool`, () => {
  expect(kilobytes(alone([FVT], [OPT, OVT, SCD, SOVT]))).toBeLessThanOrEqual(FVT_ALONE_KB);
});

test(`the script that a visitor waits for is at most ${SOVT_ALONE_KB} kB of what synodic orbit visualisation shares with no other tool`, () => {
  expect(kilobytes(alone([SOVT], [OPT, OVT, SCD, FVT]))).toBeLessThanOrEqual(SOVT_ALONE_KB);
});

/** What some chunks load that neither the page nor other tools do, not even later. */
function alone(chunks: readonly string[], tools: readonly string[]): ReadonlySet<string> {
  const others = withImports([entry(), HOME, ...tools]);
  const late = [...others]
    .filter((name) => name !== entry())
    .flatMap((name) => manifest()[name]?.dynamicImports ?? []);
  const shared = withImports([...others, ...late.filter((name) => !chunks.includes(name))]);
  return new Set([...withImports(chunks)].filter((name) => !shared.has(name)));
}

function manifest(): Readonly<Record<string, Chunk>> {
  return JSON.parse(readFileSync(join(PAGE, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
}

function entry(): string {
  const found = Object.entries(manifest()).find(([, chunk]) => chunk.isEntry === true);
  if (found === undefined) throw new Error('The page has no entry: run npm run build first.');
  return found[0];
}

/** Chunks that load with the given ones, each once. */
function withImports(names: readonly string[]): ReadonlySet<string> {
  const chunks = manifest();
  const seen = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...(chunks[name]?.imports ?? []));
  }
  return seen;
}

function kilobytes(names: ReadonlySet<string>): number {
  const chunks = manifest();
  const bytes = [...names].map((name) => {
    const chunk = chunks[name];
    if (chunk === undefined) throw new Error(`${name} is not a chunk of the page`);
    return gzipSync(readFileSync(join(PAGE, chunk.file))).length;
  });
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}
