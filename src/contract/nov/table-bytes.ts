import { numberAt } from '#engine/numbers-in.ts';
import * as z from 'zod/mini';
import { type OrbitTable, TICK_DAYS } from '#engine/table/orbit-table.ts';
import { readBytes, type Sections, writeBytes } from '../rest/bytes.ts';
import { tableFacts, type TableFacts } from './perturbed.ts';

const MAGIC = 'NEOTAB02';

/**
 * Columns of a perturbed orbit: instants in ticks from `day` on; places as whole quanta, the lower 16 bits apart;
 * velocities in au/d, accelerations in au/d². Heliocentric, ecliptic J2000.
 */
const LAYOUT = {
  ticks: 'Uint32Array',
  placesHigh: 'Int32Array',
  placesLow: 'Uint16Array',
  velocities: 'Float32Array',
  accelerations: 'Float32Array',
} as const;
const WIDTHS = { ticks: 1, placesHigh: 3, placesLow: 3, velocities: 3, accelerations: 3 };

/** Unit of a place, au: 2.2 m, which lets places reach to 2 048 au. */
const QUANTUM_AU = 2 ** -36;

const LOW = 2 ** 16;

const header = z.object({ day: z.number(), facts: tableFacts });

/** A perturbed orbit with what its table has beside the rows. */
export type PerturbedOrbitTable = { readonly table: OrbitTable; readonly facts: TableFacts };

/**
 * A perturbed orbit as bytes, 46 per row.
 *
 * Places are rounded to 1.1 m, velocities and accelerations to float32, which moves a place between two rows by at most
 * 1e-8 of their distance in time times the speed, and 1e-9 of its square times the acceleration.
 *
 * @throws {RangeError} for a row that is not on a tick within 358 years of `day`.
 */
export function writeTable({ table, facts }: PerturbedOrbitTable): Uint8Array<ArrayBuffer> {
  const rows = table.offsets.length;
  const ticks = Uint32Array.from(table.offsets, tickOf);
  const quanta = table.positions.map((position) => Math.round(position / QUANTUM_AU));
  const placesHigh = Int32Array.from(quanta, (place) => Math.floor(place / LOW));
  const placesLow = Uint16Array.from(quanta, (place) => place - Math.floor(place / LOW) * LOW);
  const sections: Sections<typeof LAYOUT> = {
    ticks,
    placesHigh,
    placesLow,
    velocities: Float32Array.from(table.velocities),
    accelerations: Float32Array.from(table.accelerations),
  };
  return writeBytes(MAGIC, LAYOUT, { day: table.day, facts }, rows, sections);
}

/**
 * Reads what {@link writeTable} wrote.
 *
 * @throws {RangeError} for other bytes, or a header of another kind.
 */
export function readTable(bytes: Uint8Array): PerturbedOrbitTable {
  const read = readBytes(MAGIC, LAYOUT, WIDTHS, bytes);
  const known = z.safeParse(header, read.header);
  if (!known.success || read.rows < 2) throw new RangeError('this is no perturbed orbit');
  const { ticks, placesHigh, placesLow, velocities, accelerations } = read.sections;
  const table: OrbitTable = {
    day: known.data.day,
    offsets: Float64Array.from(ticks, (tick) => tick * TICK_DAYS),
    positions: Float64Array.from(placesHigh, (high, k) => (high * LOW + numberAt(placesLow, k)) * QUANTUM_AU),
    velocities: Float64Array.from(velocities),
    accelerations: Float64Array.from(accelerations),
  };
  return { table, facts: known.data.facts };
}

function tickOf(offset: number): number {
  const tick = offset / TICK_DAYS;
  if (Number.isInteger(tick) && tick >= 0 && tick < 2 ** 32) return tick;
  throw new RangeError(`a row ${offset} d after the first is not on a tick`);
}
