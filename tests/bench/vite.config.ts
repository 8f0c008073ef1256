import { defineConfig } from 'vite';

/** Bundles the benchmarks for Node, so that they measure what ships and not a test runner. */
export default defineConfig({
  ssr: { noExternal: ['spacekit.js'] }, // whose build for Node has no exports by name
  build: {
    ssr: 'tests/bench/run.ts',
    outDir: 'dist/bench',
    target: 'node20',
    copyPublicDir: false,
    minify: false,
  },
});
