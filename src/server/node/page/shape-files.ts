import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { badArchive } from '#catalogue/merge/bad-archive.ts';
import { type ShapeFile, shapeKey, type ShapeStore } from '#server/orbits/shape-store.ts';

/** Address under which all shapes are. */
const FOLDER = '/shapes';

/** Longest shape, unpacked, bytes. */
const MOST_BYTES = 100_000_000;

/** Bytes at the beginning of a file in which its first line is searched for. */
const HEAD_BYTES = 200;

/** Shapes of two folders, and the files of the operator's. */
export type ShapeFiles = ShapeStore & {
  /** All of them by the keys of their bodies, and how they are read, unpacked. */
  readonly all: ReadonlyMap<string, ShapeFile & { readonly read: () => Uint8Array }>;
  /** Serves the operator's files, unpacked; those of the page are among its own files. */
  readonly routes: Hono;
};

/**
 * Looks for OBJ files, `.obj` or `.obj.gz`, each named after its body: those of the operator go before those of the page.
 *
 * @param pageFolder folder of the shapes that come with the page.
 * @param operatorFolder folder of more shapes; absent where there is none.
 * @param leftOut gets why a file cannot be read: it is left out, and what it would go before stays.
 */
export function openShapeFiles(
  pageFolder: string,
  operatorFolder: string | undefined,
  leftOut: (error: unknown) => void,
): ShapeFiles {
  const operators = new Map<string, string>();
  const shapes = new Map<string, ShapeFile & { readonly read: () => Uint8Array }>();
  for (const [key, path] of filesOf(pageFolder)) addShape(key, path);
  for (const [key, path] of operatorFolder === undefined ? [] : filesOf(operatorFolder)) {
    if (addShape(key, path)) operators.set(key, path);
  }
  const routes = new Hono();
  routes.get(`${FOLDER}/:file`, (c, next) => {
    const path = operators.get(shapeKey(c.req.param('file').replace(/\.obj$/, '')));
    return path === undefined
      ? next()
      : Promise.resolve(c.body(readUnpacked(path), 200, { 'Content-Type': 'model/obj' }));
  });
  return {
    all: shapes,
    named: (names) =>
      [...new Set(names.map(shapeKey))].flatMap((key) => {
        const shape = shapes.get(key);
        return shape === undefined ? [] : { address: shape.address, source: shape.source };
      }),
    routes,
  };

  /** Returns whether a file can be read. */
  function addShape(key: string, path: string): boolean {
    try {
      const read = () => readUnpacked(path);
      shapes.set(key, { address: `${FOLDER}/${key}.obj`, source: sourceOf(path), read });
      return true;
    } catch (error) {
      leftOut(new Error(`${basename(path)} is left out`, { cause: error }));
      return false;
    }
  }
}

/** Paths of the shapes of a folder by what their name says; no shapes where there is no folder. */
function filesOf(folder: string): Map<string, string> {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return new Map();
  const names = readdirSync(folder)
    .filter((name) => /\.obj(\.gz)?$/.test(name) && isFile(join(folder, name)))
    .sort();
  return new Map(names.map((name) => [shapeKey(name.replace(/\.obj(\.gz)?$/, '')), join(folder, name)]));
}

/** Whether there is a file, or a link that leads to one. */
function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The comment in the first line of a file, or else the name of the file. */
function sourceOf(path: string): string {
  const [first = ''] = (
    path.endsWith('.gz') ? readUnpacked(path).toString('utf8', 0, HEAD_BYTES) : headOf(path)
  ).split('\n');
  return first.startsWith('#') ? first.slice(1).trim() : basename(path);
}

function headOf(path: string): string {
  const bytes = Buffer.alloc(HEAD_BYTES);
  const file = openSync(path, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(file, bytes));
  } finally {
    closeSync(file);
  }
}

function readUnpacked(path: string): Buffer<ArrayBuffer> {
  const bytes = readFileSync(path);
  if (!path.endsWith('.gz')) return bytes;
  try {
    return Buffer.from(gunzipSync(bytes, { maxOutputLength: MOST_BYTES }));
  } catch (error) {
    throw badArchive(bytes, error);
  }
}
