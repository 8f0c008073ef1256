import type { Plugin } from 'vite';

/** Writes the paths of the screens beside the page, `screens.json`, by which the service recognises an address that is not one. */
export function screens(paths: readonly string[]): Plugin {
  return {
    name: 'screens',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'screens.json', source: JSON.stringify(paths) });
    },
  };
}
