import { join } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { generatedCode } from './render/build/generated-code.ts';
import { chunkNames } from './src/shell/build/chunks.ts';
import { dataDigests } from './src/offline/build/data-digests.ts';
import { dropUnusedOfGlMatrix, gregorianCalendarAlone } from './src/shell/build/lean-packages.ts';
import { leanPreloads } from './src/shell/build/lean-preloads.ts';
import { OPENINGS } from './src/shell/build/opening-table.ts';
import { openings } from './src/shell/build/openings.ts';
import { screens } from './src/shell/build/screens.ts';
import { ROUTES } from './src/parts/routes.ts';
import { serviceWorker } from './src/offline/build/service-worker.ts';

const SERVER_ENTRIES = {
  main: 'src/server/node/main.ts',
  worker: 'src/server/node/worker.ts',
  'prepare-data': 'src/server/node/prepare-data.ts',
  'build-static': 'src/server/node/static-site/build-static.ts',
  'compute-worker': 'src/server/node/workers/compute-worker.ts',
  catalogue: 'src/catalogue/build/catalogue.ts',
  ephemeris: 'src/catalogue/build/ephemeris/build-ephemeris.ts',
  'time-zones': 'src/catalogue/build/zones/build-zones.ts',
  'star-counts': 'src/catalogue/build/star-counts/build-star-counts.ts',
  'bright-stars': 'src/catalogue/build/stars/build-bright-stars.ts',
  stars: 'src/catalogue/build/stars/build-stars.ts',
  validate: 'src/validation/build/validate.ts',
};

/**
 * Names of the page's files end with 42 bits of what is in them, enough to distinguish versions of a file. Those of its script occur a
 * thousand times in it and hardly compress: they are nothing else, which is five kilobytes less for a visitor of the 3D orbits, and
 * `manifest.json` says what each is. They begin with a letter, as some hosts leave out what begins with a stroke.
 */
const NAMES = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/c[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/** Scripts and style sheets name files beside them, so that they are the same below any path; the document names all of them from the root. */
function besideWhatNamesIt(_file: string, { hostType }: { readonly hostType: string }) {
  return hostType === 'html' ? undefined : { relative: true };
}

const idOf = (file: string) => join(import.meta.dirname, file);

/** The modules with which a tool opens, or the start page. */
const TOOLS = new Map([
  [idOf('src/shell/home.tsx'), 'home'],
  ...['opt', 'scd', 'ovt', 'fvt', 'sovt'].map(
    (tool) => [idOf(`src/tools/${tool}/${tool}-tool.tsx`), tool] as const,
  ),
]);

/** `vite build` makes the page in dist/page, `vite build --ssr` the service and the builders in dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    dropUnusedOfGlMatrix,
    gregorianCalendarAlone,
    generatedCode(),
    optimizeLocales.vite({ locales: ['en-US'] }), // the only English that the library has
    openings(OPENINGS, idOf),
    screens(Object.values(ROUTES)),
    leanPreloads(),
    serviceWorker(),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: { input: SERVER_ENTRIES, output: { entryFileNames: '[name].js' } },
      }
    : {
        outDir: 'dist/page',
        target: 'es2022',
        manifest: 'manifest.json',
        /* Every current browser fetches ahead by itself; older ones fetch a little later. */
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            ...NAMES,
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [{ debugName: 'tools', name: chunkNames(idOf('src/main.tsx'), TOOLS) }],
            },
          },
        },
      },
  define: { DATA_DIGESTS: JSON.stringify(dataDigests(idOf('public'))) },
  experimental: { renderBuiltUrl: besideWhatNamesIt },
  worker: {
    format: 'es',
    rolldownOptions: { output: { ...NAMES, chunkFileNames: 'assets/host-[name]-[hash:7].js' } },
  },
  server: {
    host: '127.0.0.1',
    proxy: { '/rest': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` },
  },
}));
