import type { DetailFact } from '#parts/export/details-box.ts';
import { DAYS_PER_JULIAN_YEAR } from '#engine/constants.ts';
import { deriveElements } from '#engine/orbit/derived-elements.ts';
import { synodicPeriod } from '#engine/synodic/average-earth.ts';
import { mjdOfMs } from '#machines/kit/julian-date.ts';
import type { OrbitObject } from '#machines/orbits/orbit-object.ts';
import type { ObjectData } from '#machines/sovt/object-data.ts';
import { ABSENT, fixedText } from '#parts/quantities/number-text.ts';
import { dayText } from '#parts/timeline/moment-text.ts';
import type { Seen } from './seen-at.ts';

/** Distances below this, au, are shown with more digits. */
const NEAR_AU = 0.1;

/** What the details show of the selected object at the simulated date. */
export type ActiveObject = {
  readonly row: OrbitObject;
  readonly data: ObjectData;
  /** UTC milliseconds. */
  readonly ms: number;
  /** Undefined outside of its path. */
  readonly seen: Seen | undefined;
};

/** The lines of the details, in their order; also drawn into exported pictures. */
export function detailFacts({ row, data, ms, seen }: ActiveObject): readonly DetailFact[] {
  const { absoluteMagnitude } = data.parameters;
  const days = periodOf(data);
  const synodic = days === undefined ? undefined : synodicPeriod(days);
  return [
    { name: 'Designator', value: row.designator },
    fact('Diameter', data.diameter, 1, 'm'),
    fact('Absolute magnitude', absoluteMagnitude, 1, 'mag'),
    slope(data),
    fact('Orbit period', inYears(days), 3, 'years'),
    fact('Synodic orbit period', inYears(synodic?.kind === 'period' ? synodic.days : undefined), 3, 'years'),
    { name: 'System time, MJD', value: mjdOfMs(ms).toFixed(5) },
    { name: 'System time', value: dayText(ms).replaceAll('/', '-') },
    distance('Distance to the Sun', seen?.sunDistance),
    { ...distance('Distance to the Earth’s centre', seen?.earthDistance), isChief: true },
    fact('Solar elongation', seen?.elongation, 1, '°'),
    fact('Phase angle', seen?.phaseAngle, 1, '°'),
    fact('Visual magnitude', seen?.magnitude, 1, 'mag'),
    { name: 'Orbit propagation', value: row.perturbedOn ? 'Accurate' : 'Keplerian' },
  ];
}

/** Days of a revolution; undefined for an open orbit. */
function periodOf({ kind, parameters }: ObjectData): number | undefined {
  const { perihelionDistance: q, aphelionDistance: Q } = parameters;
  if (kind !== 'ELLIPTICAL' || q === undefined || Q === undefined || Q < q) return undefined;
  const derived = deriveElements({ perihelionDistance: q, eccentricity: (Q - q) / (Q + q) });
  return derived.kind === 'ellipse' ? derived.period : undefined;
}

/** G, or G1 and G2. */
function slope({ parameters: { slopeParameter, slopeG1, slopeG2 } }: ObjectData): DetailFact {
  if (slopeG1 === undefined || slopeG2 === undefined) return fact('Slope', slopeParameter, 2);
  return { name: 'Slope', value: `G1 ${fixedText(slopeG1, 2)}, G2 ${fixedText(slopeG2, 2)}` };
}

function inYears(days: number | undefined): number | undefined {
  return days === undefined ? undefined : days / DAYS_PER_JULIAN_YEAR;
}

function distance(name: string, au: number | undefined): DetailFact {
  return fact(name, au, au !== undefined && au < NEAR_AU ? 6 : 4, 'au');
}

/** A dash has no unit. */
function fact(name: string, value: number | undefined, decimals: number, unit?: string): DetailFact {
  if (value === undefined) return { name, value: ABSENT };
  return { name, value: fixedText(value, decimals), ...(unit === undefined ? {} : { unit }) };
}
