import { type Plugin, runnerImport } from 'vite';
import { reflectingContext } from './reflecting-context.ts';
import { modulesOf } from './stored-modules.ts';

const MODULE = /\/context\/generated\/(\w+)\.js$/;

/** Makes the modules of `context/generated`, the code of the draw commands, which are in no file. */
export function generatedCode(): Plugin {
  let generated: ReturnType<typeof generate> | undefined;
  return {
    name: 'generated-code',
    enforce: 'pre',
    resolveId: {
      filter: { id: MODULE },
      handler: (specifier) => specifier.replace(/^.*(?=\/context\/)/, '\0render'),
    },
    load: {
      filter: { id: MODULE },
      async handler(id) {
        generated ??= generate();
        const { modules, sources } = await generated;
        for (const source of sources) this.addWatchFile(source);
        return modules[MODULE.exec(id)?.[1] ?? ''];
      },
    },
    watchChange() {
      generated = undefined;
    },
  };
}

/** Runs the draw commands in this process. */
async function generate() {
  const { module, dependencies } = await runnerImport<typeof import('./command-code.ts')>(
    '#render/build/command-code.ts',
    { configFile: false, logLevel: 'error' },
  );
  const modules = modulesOf({
    orbits: module.commandCode('orbits', reflectingContext()),
    sky: module.commandCode('sky', reflectingContext()),
  });
  return { modules, sources: dependencies };
}
