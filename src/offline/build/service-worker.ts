import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Largest file that is precached for every user, bytes; larger ones are cached when they are first requested. */
const LARGEST = 320_000;

/** Small files of the public folder that the first screen shows, or the planning of a night. */
const PUBLIC_FILES = [
  'favicon.svg',
  'logo.svg',
  'manifest.webmanifest',
  'static/sky/deep-sky.json',
  'static/timezones.kml',
];

/** The service in the page, which is precached only where there is no other. */
const HOST_SCRIPTS = /^assets\/(host-|compute-worker-)/;

/** Builds the service worker beside the page, with the list of the page's files. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, bundle) {
      const { outDir, publicDir, logLevel } = { ...config, outDir: config.build.outDir };
      const files = Object.values(bundle).flatMap((output) => {
        const content = output.type === 'chunk' ? output.code : output.source;
        return isPrecached(output.fileName, content.length) ? [entry(output.fileName, content)] : [];
      });
      const ofHost = Object.keys(bundle).filter((name) => HOST_SCRIPTS.test(name));
      const extra = PUBLIC_FILES.map((name) => entry(name, readFileSync(join(publicDir, name))));
      await build({
        configFile: false,
        publicDir: false,
        ...(logLevel === undefined ? {} : { logLevel }),
        define: {
          PAGE_FILES: JSON.stringify([...files, ...extra]),
          HOST_FILES: JSON.stringify(ofHost.map((url) => ({ url, revision: null }))),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: 'es2022',
          rollupOptions: {
            input: join(import.meta.dirname, '../service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}

/** Letters of the language of the page, and those in which documents are set, but for the Japanese ones, which come in a hundred parts. */
const LETTERS = /(inter-latin-wght.+\.woff2|noto-sans-[a-z-]+-\d+-normal-.+\.woff)$/;

/** The document, scripts, styles and letters of all screens. */
function isPrecached(name: string, size: number): boolean {
  if (size > LARGEST || HOST_SCRIPTS.test(name)) return false;
  return name === 'index.html' || /\.(js|css)$/.test(name) || LETTERS.test(name);
}

/** A file relative to the worker; its name changes with its content under `assets`, elsewhere a hash of the content is beside it. */
function entry(name: string, content: string | Uint8Array): { url: string; revision: string | null } {
  const revision = name.startsWith('assets/') ? null : createHash('sha256').update(content).digest('hex');
  return { url: name, revision };
}
