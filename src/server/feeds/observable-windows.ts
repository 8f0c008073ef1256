import { NIGHT_SUN_ALTITUDE_DEG } from '#engine/constants.ts';
import { ephemerisValue } from '#engine/observe/ephemeris-value.ts';
import type { EphemerisTable } from '#engine/observe/table.ts';

/** Limits that hold in every moment of a window. */
export type WindowLimits = {
  /** Faintest V, mag. */
  readonly faintest: number;
  /** Least altitude, degrees. */
  readonly lowest: number;
};

/** A stretch of an ephemeris in which an object can be observed; instants are Julian dates UTC. */
export type ObservableWindow = {
  readonly startUtc: number;
  readonly endUtc: number;
  /** Row at which the object is highest. */
  readonly best: number;
};

/**
 * The windows of an object: runs of rows in which it is dark (the Sun below -18 degrees) and all limits hold.
 *
 * Both ends are epochs of the table, so that a window is at most a step too short at each; a single row makes no window.
 */
export function observableWindows(table: EphemerisTable, limits: WindowLimits): readonly ObservableWindow[] {
  const windows: ObservableWindow[] = [];
  let first: number | undefined;
  for (let row = 0; row <= table.rows; row++) {
    const isIn = row < table.rows && isObservable(table, row, limits);
    if (isIn) first ??= row;
    else if (first !== undefined) {
      if (row - 1 > first) windows.push(windowOf(table, first, row - 1));
      first = undefined;
    }
  }
  return windows;
}

function isObservable(table: EphemerisTable, row: number, { faintest, lowest }: WindowLimits): boolean {
  const altitude = ephemerisValue(table, row, 'AST_ALT');
  const sun = ephemerisValue(table, row, 'SUN_ALT');
  const magnitude = ephemerisValue(table, row, 'MAG');
  if (altitude === undefined || sun === undefined || magnitude === undefined) return false;
  return altitude >= lowest && sun < NIGHT_SUN_ALTITUDE_DEG && magnitude <= faintest;
}

function windowOf(table: EphemerisTable, first: number, last: number): ObservableWindow {
  let best = first;
  for (let row = first; row <= last; row++)
    if ((ephemerisValue(table, row, 'AST_ALT') ?? -90) > (ephemerisValue(table, best, 'AST_ALT') ?? -90))
      best = row;
  return {
    startUtc: ephemerisValue(table, first, 'JD_UTC') ?? 0,
    endUtc: ephemerisValue(table, last, 'JD_UTC') ?? 0,
    best,
  };
}
