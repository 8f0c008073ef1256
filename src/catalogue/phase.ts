import type { Elements } from '#engine/orbit/elements.ts';
import { epochOfJd } from '#engine/time/epoch.ts';

/** A conic as a catalogue file has it: epoch as a Julian date TDB, angles in rad, and the place on it as {@link phaseOf} returns it. */
export type PackedConic = Readonly<
  Record<
    | 'epoch'
    | 'perihelionDistance'
    | 'eccentricity'
    | 'inclination'
    | 'node'
    | 'argumentOfPerihelion'
    | 'phase',
    number
  >
>;

/** The place on an orbit: M, rad, where that is known, else perihelion time less epoch, days. */
export function phaseOf({ epoch, perihelionTime, meanAnomaly }: Elements): number {
  if (perihelionTime === undefined) return meanAnomaly;
  return perihelionTime.day - epoch.day + (perihelionTime.offset - epoch.offset);
}

/** Elements of a packed conic. @param isAnomaly what its phase is. */
export function unpackedElements({ epoch: jd, phase, ...conic }: PackedConic, isAnomaly: boolean): Elements {
  const epoch = epochOfJd(jd);
  if (isAnomaly) return { epoch, ...conic, meanAnomaly: phase };
  return { epoch, ...conic, perihelionTime: { ...epoch, offset: epoch.offset + phase } };
}
