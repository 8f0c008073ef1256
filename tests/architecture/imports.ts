import { posix } from 'node:path';
import { type Floor, FLOORS } from './floors.ts';

const ALIASES: Readonly<Record<string, string>> = {
  '#machines/': 'machines/',
  '#render/': 'render/',
};

/** Only floors that name a folder of it may import from it. */
const BUILDERS = 'src/catalogue/build/';

const SPECIFIERS = /(?:\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*)(['"])([^'"]+)\1/g;

/** Every module a text imports: static, dynamic, type-only, re-exported or started as a worker. */
export function importsOf(text: string): string[] {
  return [...withoutComments(text).matchAll(SPECIFIERS)].map((match) => match[2] ?? '');
}

/** Imports of a file that its floor forbids, and banned names it uses, a line each. */
export function violations(file: string, text: string): string[] {
  const floor = FLOORS.find((candidate) => file.startsWith(candidate.folder));
  if (floor === undefined) return [`${file} belongs to no floor`];
  const wrong = importsOf(text)
    .filter((specifier) => !allowed(file, specifier, floor))
    .map((specifier) => `${file} → ${specifier}`);
  const body = withoutComments(text);
  const banned = (floor.banned ?? [])
    .filter((name) => body.includes(name))
    .map((name) => `${file} uses ${name}`);
  return [...wrong, ...banned];
}

function allowed(file: string, specifier: string, floor: Floor): boolean {
  const target = resolveImport(file, specifier);
  if (target === undefined) return floor.packages.some((name) => matches(specifier, name));
  const ownFolder = target.startsWith(floor.folder) && !nestedFloor(target, floor);
  return (
    ownFolder ||
    floor.folders.some(
      (prefix) => target.startsWith(prefix) && (prefix.startsWith(BUILDERS) || !target.startsWith(BUILDERS)),
    )
  );
}

/** A folder inside a floor that is a separate floor: catalogue/build in catalogue, the hosts in server. */
function nestedFloor(target: string, floor: Floor): boolean {
  return ['src/catalogue/build/', 'src/server/node/', 'src/server/browser/'].some(
    (nested) => target.startsWith(nested) && nested !== floor.folder && nested.startsWith(floor.folder),
  );
}

/** Path from the root for a file of ours; nothing for a package. */
export function resolveImport(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  if (!specifier.startsWith('#')) return undefined;
  const alias = Object.keys(ALIASES).find((prefix) => specifier.startsWith(prefix));
  return alias === undefined ? `src/${specifier.slice(1)}` : ALIASES[alias] + specifier.slice(alias.length);
}

function matches(specifier: string, pattern: string): boolean {
  return pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}
