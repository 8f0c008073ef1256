import { isAfterImpact, knownImpactDate } from '../impactor.ts';
import type { BodyRow } from '../parse/body-row.ts';

/** U from which an orbit gives way to a newer one whose elements are printed with few digits. */
const POORLY_KNOWN_U = 5;

/**
 * The rows of a body that give an orbit, newest first but for three kinds.
 *
 * Of a known impactor an orbit of a time after its fall counts only where there is no other. An orbit with a covariance goes before
 * newer ones without one that name no later observation. Elements printed with few digits come first where they are newer than
 * an orbit of U ≥ 5, and nowhere else.
 */
export function orbitsOfRows<Row extends BodyRow>(rows: readonly Row[]): readonly Row[] {
  const all = flownOrbits(rows.filter((row) => row.elements !== undefined));
  const exact = wellDocumentedFirst(all.filter((row) => row.isRounded !== true));
  const [best] = exact;
  if (best === undefined || best.covariance !== undefined) return exact;
  if ((best.uncertainty ?? 0) < POORLY_KNOWN_U) return exact;
  const rounded = all.slice(0, all.indexOf(best)).find((row) => row.isRounded === true);
  return rounded === undefined ? exact : [rounded, ...exact];
}

/** The orbits on which the body flew, where there are any; else all. */
function flownOrbits<Row extends BodyRow>(orbits: readonly Row[]): readonly Row[] {
  const flown = orbits.filter(({ elements, designation }) => {
    const date = knownImpactDate(designation);
    return elements === undefined || date === undefined || !isAfterImpact(elements, date);
  });
  return flown.length > 0 ? flown : orbits;
}

function wellDocumentedFirst<Row extends BodyRow>(orbits: readonly Row[]): readonly Row[] {
  const known = orbits.find((row) => row.covariance !== undefined);
  if (known === undefined) return orbits;
  const newer = orbits.slice(0, orbits.indexOf(known));
  const knowsMore = ({ lastObservation }: Row) =>
    lastObservation !== undefined && lastObservation > (known.lastObservation ?? '');
  return newer.some(knowsMore) ? orbits : [known, ...orbits.filter((row) => row !== known)];
}
