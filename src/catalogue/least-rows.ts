import { baseName } from './merge/formats.ts';
import { files } from './services.json';

/**
 * Rows that files of the services have had for years, by their names without ".gz".
 *
 * CometEls of the Minor Planet Center has 500: it lists comets that are observed in these years, 864 when Skyfield's manual counted them
 * (Rhodes, "Kepler Orbits", rhodesmill.org/skyfield) and 946 in 2026, and loses those that are gone. JPL's list has every comet there
 * was, and only grows.
 */
export function leastRowsOfFiles(): ReadonlyMap<string, number> {
  return new Map(files.map(({ file, leastRows = 0 }) => [baseName(file), leastRows]));
}
