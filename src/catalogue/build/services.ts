import { readFileSync } from 'node:fs';
import { isRecord } from '../parse/text.ts';
import standard from '../services.json';

/** A file of a public service: what it is called here, and where it is. */
export type ServiceFile = {
  readonly file: string;
  readonly url: string;
  /** Bytes beyond which the file is given up. */
  readonly mostBytes?: number;
  /** Rows that the file has had for years: with fewer it is not whole. */
  readonly leastRows?: number;
};

/** Files of which there is one per object; `{object}` is replaced by its designation without blanks. */
export type OrbitFiles = ServiceFile & {
  /** The risk list whose objects are fetched, from its top. */
  readonly objectsFrom: string;
  /** Most objects of the list, and of those that were selected. */
  readonly most: number;
};

/** Everything that `npm run catalogue` fetches. */
export type Services = { readonly files: readonly ServiceFile[]; readonly orbitFiles?: OrbitFiles };

/**
 * The addresses of `services.json`, or those of another file of that shape.
 *
 * @throws RangeError when the file is not of that shape
 */
export function readServices(path?: string): Services {
  if (path === undefined) return standard;
  const services: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (isServices(services)) return services;
  throw new RangeError(`${path} does not list files with a name and an address`);
}

function isServices(value: unknown): value is Services {
  return isRecord(value) && Array.isArray(value['files']) && value['files'].every(isServiceFile);
}

function isServiceFile(value: unknown): boolean {
  return isRecord(value) && typeof value['file'] === 'string' && URL.canParse(String(value['url']));
}
