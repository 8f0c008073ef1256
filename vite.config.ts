import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const SERVER_ENTRIES = {
  main: 'src/server/node/main.ts',
  'compute-worker': 'src/server/node/compute-worker.ts',
  catalogue: 'src/catalogue/build/catalogue.ts',
  ephemeris: 'src/catalogue/build/ephemeris/build-ephemeris.ts',
};

/** `vite build` makes the page in dist/page, `vite build --ssr` the service and the builders in dist/server. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: { input: SERVER_ENTRIES, output: { entryFileNames: '[name].js' } },
      }
    : { outDir: 'dist/page', target: 'es2022', manifest: 'manifest.json' },
  server: {
    host: '127.0.0.1',
    proxy: { '/rest': `http://127.0.0.1:${process.env['PORT'] ?? 8080}` },
  },
}));
