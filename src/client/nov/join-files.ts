import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';

/** Joins the two parts of a group, which share instant and catalogue, into one swarm. */
export function joinFiles(first: SwarmFile, second: SwarmFile): SwarmFile {
  const count = first.count + second.count;
  const [a, b] = [first.columns, second.columns];
  return {
    ...first,
    count,
    columns: {
      meanMotion: joined(new Float64Array(count), a.meanMotion, b.meanMotion),
      inclination: joined(new Uint32Array(count), a.inclination, b.inclination),
      node: joined(new Uint32Array(count), a.node, b.node),
      argumentOfPerihelion: joined(new Uint32Array(count), a.argumentOfPerihelion, b.argumentOfPerihelion),
      meanAnomaly: joined(new Uint32Array(count), a.meanAnomaly, b.meanAnomaly),
      eccentricity: joined(new Uint32Array(count), a.eccentricity, b.eccentricity),
      diameter: joined(new Float32Array(count), a.diameter, b.diameter),
      magnitude: joined(new Int16Array(count), a.magnitude, b.magnitude),
      group: joined(new Uint8Array(count), a.group, b.group),
      marks: joined(new Uint8Array(count), a.marks, b.marks),
    },
    open: [...first.open, ...second.open],
  };
}

function joined<Column extends { set(values: Column, at?: number): void; readonly length: number }>(
  into: Column,
  first: Column,
  second: Column,
): Column {
  into.set(first);
  into.set(second, first.length);
  return into;
}
