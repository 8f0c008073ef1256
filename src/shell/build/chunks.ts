/** What a bundler knows of a module. */
type Module = { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] };

/** Gives a module of the bundle by its id. */
type Modules = { readonly getModuleInfo: (id: string) => Module | null };

/**
 * Names the file of the page's script in which a module travels.
 *
 * Left to itself a bundler makes a file for each set of parts that can be opened by themselves, a hundred and sixty for a tool. Here
 * a module that the page or some tools wait for lies with all others that the same of them wait for, so that no tool waits for
 * more than before; one that is also part of what another tool opens later stays apart from those that are not. What is only
 * opened later is left to the bundler, and so are packages: it alone knows which of their parts are used.
 *
 * @param page id of the module that every page waits for.
 * @param tools names of the tools by the ids of the modules with which they open; these and `page` get no name.
 */
export function chunkNames(
  page: string,
  tools: ReadonlyMap<string, string>,
): (id: string, modules: Modules) => string | null {
  let names: ReadonlyMap<string, string> | undefined;
  return (id, modules) => {
    if (id === page || tools.has(id) || id.includes('/node_modules/')) return null;
    names ??= namesOf(page, tools, modules);
    return names.get(id) ?? null;
  };
}

function namesOf(
  page: string,
  tools: ReadonlyMap<string, string>,
  modules: Modules,
): ReadonlyMap<string, string> {
  const ofPage = withImports(page, modules);
  const waiting = new Map<string, Set<string>>();
  const later = new Map<string, Set<string>>();
  for (const [entry, tool] of tools) {
    const toolModules = withImports(entry, modules);
    for (const id of toolModules) add(waiting, id, tool);
    for (const id of openedLater(toolModules, tools, modules)) add(later, id, tool);
  }
  for (const id of openedLater(ofPage, tools, modules)) add(later, id, 'any');
  const named = [...waiting].map(([id, waitingTools]) => {
    const others = [...(later.get(id) ?? [])].filter((tool) => !waitingTools.has(tool));
    return [id, [...waitingTools, ...(others.length === 0 ? [] : ['later', ...others])].join('-')] as const;
  });
  return new Map([...named, ...[...ofPage].map((id) => [id, 'page'] as const)]);
}

/** A module and all that it imports at once. */
function withImports(entry: string, modules: Modules): ReadonlySet<string> {
  const found = new Set([entry]);
  for (const id of found)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** Modules that some modules open later, directly or indirectly, except tools; all with their imports. */
function openedLater(
  from: ReadonlySet<string>,
  tools: ReadonlyMap<string, string>,
  modules: Modules,
): ReadonlySet<string> {
  const found = new Set<string>();
  const open = (id: string) => {
    for (const part of modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      if (!tools.has(part)) for (const imported of withImports(part, modules)) found.add(imported);
  };
  for (const id of from) open(id);
  for (const id of found) open(id);
  return found;
}

function add(sets: Map<string, Set<string>>, id: string, name: string): void {
  sets.set(id, (sets.get(id) ?? new Set()).add(name));
}
