import { swarmRows, type SwarmRows } from '#client/nov/swarm-rows.ts';
import { elementsOfRow } from '#contract/nov/swarm-elements.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import { numberAt } from '#engine/numbers-in.ts';
import { createSwarm, type Swarm } from '#engine/swarm/swarm.ts';
import { elementsToOrbit } from '#engine/orbit/elements-to-state.ts';
import { SWARM_ECCENTRICITY, type SwarmData } from '#render/layers/swarm-data.ts';

/** Joins several swarms, in their order, into one that the scene draws; all are brought to the day of the first. */
export function joinSwarms(files: readonly [SwarmFile, ...SwarmFile[]]): SwarmData {
  const parts = files.map((file) => swarmRows(file, SWARM_ECCENTRICITY));
  let start = 0;
  const others = parts.flatMap((part) => {
    const first = start;
    start += part.count;
    return part.others.map(({ row, orbit }) => ({ row: first + row, orbit }));
  });
  let all: Swarm | undefined;
  return {
    count: start,
    day: files[0].day,
    alongP: joined(
      Float32Array,
      parts.map(({ alongP }) => alongP),
    ),
    alongQ: joined(
      Float32Array,
      parts.map(({ alongQ }) => alongQ),
    ),
    eccentricity: joined(
      Float64Array,
      parts.map(({ eccentricity }) => eccentricity),
    ),
    meanMotion: joined(
      Float64Array,
      parts.map(({ meanMotion }) => meanMotion),
    ),
    meanAnomaly: joined(
      Float64Array,
      parts.map((part) => anomaliesOn(part, files[0].day)),
    ),
    others: createSwarm(
      others.map(({ orbit }) => orbit),
      'ecliptic J2000',
    ),
    otherRows: others.map(({ row }) => row),
    positions(day, offset, out) {
      all ??= createSwarm(files.flatMap(orbitsOf), 'ecliptic J2000');
      all.positions(day, offset, out);
    },
  };
}

/** The swarm that a row of the joined swarm belongs to, and its row there; undefined beyond the last row. */
export function partOfRow(
  files: readonly SwarmFile[],
  row: number,
): { readonly file: number; readonly row: number } | undefined {
  let rest = row;
  for (const [file, { count, open }] of files.entries()) {
    const size = count + open.length;
    if (rest < size) return { file, row: rest };
    rest -= size;
  }
  return undefined;
}

function orbitsOf(file: SwarmFile) {
  return Array.from({ length: file.count + file.open.length }, (_, row) =>
    elementsToOrbit(elementsOfRow(file, row)),
  );
}

function anomaliesOn({ day, meanMotion, meanAnomaly }: SwarmRows, other: number): Float64Array {
  if (day === other) return meanAnomaly;
  return meanAnomaly.map((anomaly, row) => anomaly + numberAt(meanMotion, row) * (other - day));
}

function joined<Column extends Float32Array | Float64Array>(
  make: new (length: number) => Column,
  columns: readonly Column[],
): Column {
  const [first, ...others] = columns;
  if (first !== undefined && others.length === 0) return first;
  const all = new make(columns.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const column of columns) {
    all.set(column, at);
    at += column.length;
  }
  return all;
}
