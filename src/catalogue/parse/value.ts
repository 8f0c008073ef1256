import { julianDateFromIso } from '#engine/time/iso.ts';
import { RowError } from './rows.ts';

/** Finite number of a cell; blanks around it are allowed. */
export function numberOf(cell: unknown, name: string): number {
  const value = optionalNumber(cell, name);
  if (value === undefined) throw new RowError(`${name} is missing`);
  return value;
}

/** Finite number of a cell, or nothing where it is blank, `null` or absent. */
export function optionalNumber(cell: unknown, name: string): number | undefined {
  if (cell === undefined || cell === null) return undefined;
  if (typeof cell === 'string' && cell.trim() === '') return undefined;
  const value = typeof cell === 'string' || typeof cell === 'number' ? Number(cell) : Number.NaN;
  if (!Number.isFinite(value)) throw new RowError(`${name} is not a number: ${JSON.stringify(cell)}`);
  return value;
}

/** The elements of an orbit, in the order of their source. */
export type SixElements = readonly [number, number, number, number, number, number];

/** Elements as they are printed. @throws {RowError} when they are not six. */
export function sixElements(values: readonly number[], name: string): SixElements {
  const [a, b, c, d, e, f, ...further] = values;
  const isOfFive =
    a === undefined || b === undefined || c === undefined || d === undefined || e === undefined;
  if (isOfFive || f === undefined || further.length > 0)
    throw new RowError(`${name} has ${values.length} elements, not 6`);
  return [a, b, c, d, e, f];
}

/** Finite number within bounds, both allowed, or nothing where the cell is blank. */
export function optionalWithin(cell: unknown, name: string, low: number, high: number): number | undefined {
  const value = optionalNumber(cell, name);
  if (value === undefined) return undefined;
  if (value < low || value > high) throw new RowError(`${name} ${value} is outside ${low} to ${high}`);
  return value;
}

/** Number of a cell when it is a usable positive quantity, else nothing: services write 0 for "unknown". */
export function optionalPositive(cell: unknown, name: string): number | undefined {
  const value = optionalNumber(cell, name);
  return value !== undefined && value > 0 ? value : undefined;
}

/** Text of a cell without blanks around it, or nothing where it is empty. */
export function optionalText(cell: unknown): string | undefined {
  const text = typeof cell === 'string' ? cell.trim() : '';
  return text === '' ? undefined : text;
}

/** Text that must not be missing. */
export function textOf(cell: unknown, name: string): string {
  const text = optionalText(cell);
  if (text === undefined) throw new RowError(`${name} is missing`);
  return text;
}

/** From here on a magnitude means "unknown": the MPC and the NEOCC write 99.99. */
const UNKNOWN_MAGNITUDE = 90;

/** H or a comet's M1, mag. */
export function optionalMagnitude(cell: unknown, name: string): number | undefined {
  const value = optionalNumber(cell, name);
  if (value !== undefined && value >= UNKNOWN_MAGNITUDE) return undefined;
  return optionalWithin(cell, name, -20, 50);
}

/** MPC uncertainty parameter U: 0 to 9; letters mark orbits without one. */
export function optionalUncertainty(cell: unknown): number | undefined {
  const text = typeof cell === 'number' ? String(cell) : optionalText(cell);
  return text !== undefined && /^\d$/.test(text) ? Number(text) : undefined;
}

/** A calendar date YYYY-MM-DD that exists; nothing where it is blank or partly unknown ("2011-06-??"). */
export function optionalDate(cell: unknown, name: string): string | undefined {
  const text = optionalText(cell);
  if (text === undefined || text.includes('?')) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || !isDate(text)) throw new RowError(`${name} is no date: ${text}`);
  return text;
}

function isDate(text: string): boolean {
  try {
    julianDateFromIso(text);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
