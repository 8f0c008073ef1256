import { GROUP_TYPES } from '#contract/nov/small-objects.ts';
import type { SwarmFile } from '#contract/nov/swarm-bytes.ts';
import type { NovClient } from './nov-client.ts';

/**
 * The orbits of a family or a population, which come in two parts by eccentricity.
 *
 * @param group its type and its value, with a slash between them.
 * @throws RangeError for a type that there is not.
 */
export async function groupSwarm(nov: NovClient, group: string, signal: AbortSignal): Promise<SwarmFile> {
  const slash = group.indexOf('/');
  const type = GROUP_TYPES.find((each) => each === group.slice(0, slash));
  if (type === undefined) throw new RangeError(`no swarm "${group}"`);
  const value = group.slice(slash + 1);
  const [round, long] = await Promise.all([
    nov.groupObjects(type, value, 'less_eccentric', { signal }),
    nov.groupObjects(type, value, 'eccentric', { signal }),
  ]);
  return joinFiles(round, long);
}

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
  target: Column,
  first: Column,
  second: Column,
): Column {
  target.set(first);
  target.set(second, first.length);
  return target;
}
