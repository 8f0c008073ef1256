import { baseName } from './merge/formats.ts';
import { files } from './services.json';

/** Rows that files of the services have had for years, by their names without ".gz". */
export function leastRowsOfFiles(): ReadonlyMap<string, number> {
  return new Map(files.map(({ file, leastRows = 0 }) => [baseName(file), leastRows]));
}
