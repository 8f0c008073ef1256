import type { Plugin, Rolldown } from 'vite';

/** Files that a screen opens with, besides those of every page. */
export type Opening = {
  /** Modules that it imports before its first picture, from the root of the checkout. */
  readonly modules: readonly string[];
  /** Addresses of the files and responses that it fetches before its first picture. */
  readonly fetched?: readonly string[];
  /** The places of the planets of today are among them, as a rule. */
  readonly hasPlanets?: boolean;
};

/** The same as files of the built page, by the paths of screens: the content of `openings.json`, which the service reads. */
export type BuiltOpening = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fetched: readonly string[];
  readonly hasPlanets: boolean;
};

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk & { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } };

/**
 * Writes beside the page what each screen opens with, so that the document can request all of it at once: a browser would otherwise
 * find the screen's script when that of the page has run, and its data when that of the screen has.
 *
 * @param idOf id of a module by its path from the root of the checkout.
 */
export function openings(table: Readonly<Record<string, Opening>>, idOf: (file: string) => string): Plugin {
  return {
    name: 'openings',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.entries(table).map(([path, opening]) => [path, builtOf(opening, bundle, idOf)]);
        const source = JSON.stringify(Object.fromEntries(built));
        this.emitFile({ type: 'asset', fileName: 'openings.json', source });
      },
    },
  };
}

function builtOf(
  { modules, fetched = [], hasPlanets = false }: Opening,
  bundle: Bundle,
  idOf: (file: string) => string,
): BuiltOpening {
  const chunks = Object.values(bundle).filter((output): output is Chunk => output.type === 'chunk');
  const ofPage = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    bundle,
  );
  const screenChunks = withImports(
    modules.map((file) => chunkOf(chunks, idOf(file))),
    bundle,
  );
  const added = [...screenChunks].filter((chunk) => !ofPage.has(chunk));
  return {
    scripts: added.map(({ fileName }) => `/${fileName}`),
    styles: added.flatMap(({ viteMetadata }) =>
      [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
    ),
    fetched,
    hasPlanets,
  };
}

/** The chunk that a module is fetched by. @throws {RangeError} where it is in none. */
function chunkOf(chunks: readonly Chunk[], id: string): Chunk {
  const found =
    chunks.find(({ facadeModuleId }) => facadeModuleId === id) ??
    chunks.find(({ moduleIds }) => moduleIds.includes(id));
  if (found === undefined) throw new RangeError(`${id} is not part of the page`);
  return found;
}

/** Chunks with all that they import statically. */
export function withImports(chunks: readonly Chunk[], bundle: Bundle): ReadonlySet<Chunk> {
  const found = new Set(chunks);
  for (const { imports } of found)
    for (const name of imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') found.add(imported);
    }
  return found;
}
