import type { Plugin, Rolldown } from 'vite';
import { withImports } from './openings.ts';

/**
 * Keeps out of a chunk what it would fetch ahead with a lazy part although it is there: the page's own chunks, and those that the
 * chunk itself imports. The names of their files are a large part of a small chunk.
 */
export function leanPreloads(): Plugin {
  let bundle: Rolldown.OutputBundle = {};
  return {
    name: 'lean-preloads',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    config: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (_, files, { hostId, hostType }) =>
            hostType === 'html' ? files : missingAt(hostId, files, bundle),
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, made) {
        bundle = made;
      },
    },
  };
}

/**
 * Those of some files that are not there when the code of a chunk runs.
 *
 * @param host name of its file.
 */
export function missingAt(host: string, files: readonly string[], bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const present = withImports(
    chunks.filter(({ isEntry, fileName }) => isEntry || fileName === host),
    bundle,
  );
  const names = new Set([...present].map(({ fileName }) => fileName));
  return files.filter((file) => !names.has(file));
}
