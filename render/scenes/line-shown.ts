import type { OrbitLine } from './orbits-frame.ts';
import type { OrbitsLook } from './orbits-look.ts';

/** True when the settings show a line: those of the planets can be switched off, the Earth's apart from the others. */
export function isLineShown({ of, id }: OrbitLine, { earthOrbit, planetOrbits }: OrbitsLook): boolean {
  if (of === 'object') return true;
  return id === 'earth' ? earthOrbit : planetOrbits;
}
