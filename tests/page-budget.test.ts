import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const PAGE = join(import.meta.dirname, '..', 'dist', 'page');

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

/** Gzipped script in kB that a visitor waits for. */
test.each([
  [200, 'before a tool opens', () => withImports([entry(), HOME])],
  [355, 'with observation planning open', () => withImports([entry(), OPT])],
  [360, 'with orbit visualisation open', () => withImports([entry(), OVT])],
  [120, 'of what orbit visualisation shares with no other tool, drawing included', () => alone([OVT], [OPT])],
  [
    60,
    'of what the sky chart shares with no other tool, its first sky included',
    () => alone([SCD, SCD_CHART], [OPT, OVT]),
  ],
  [60, 'of what flyby visualisation shares with no other tool', () => alone([FVT], [OPT, OVT, SCD, SOVT])],
  [
    60,
    'of what synodic orbit visualisation shares with no other tool',
    () => alone([SOVT], [OPT, OVT, SCD, FVT]),
  ],
])('the script that a visitor waits for is at most %d kB %s', (most, _, chunks) => {
  expect(kilobytes(chunks())).toBeLessThanOrEqual(most);
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
