import type { SmallBody } from '#catalogue/small-body.ts';
import type { GroupType } from '#contract/nov/small-objects.ts';
import { DEGREE } from '#engine/constants.ts';

/** A group of small bodies by what its members are or where their orbits lie. */
export type Group = {
  readonly value: string;
  readonly label: string;
  readonly includes: (body: SmallBody) => boolean;
};

/** The groups of every type, in the order in which they are offered. */
export const GROUPS: Readonly<Record<GroupType, readonly Group[]>> = {
  neo: (['Atira', 'Aten', 'Apollo', 'Amor'] as const).map((name) => ({
    value: name,
    label: name,
    includes: ({ orbitClass, nea }) => nea && orbitClass === name,
  })),
  family: families(),
  population: [...belts(), ...comets()],
};

/** Ranges of a (au), e, and i (degrees). */
type Region = { readonly a: Range; readonly e?: Range; readonly i?: Range; readonly q?: Range };
type Range = readonly [least: number, most: number];

/**
 * Regions of osculating elements around the large main-belt families, drawn by ourselves: what lies in one is not a list of
 * members, since families are made out in proper elements (Zappalà et al. 1995, Icarus 116, 291), which no catalogue
 * here holds. Their labels say so.
 */
function families(): Group[] {
  const regions: readonly (readonly [string, Region])[] = [
    ['Hungaria', { a: [1.78, 2], e: [0, 0.18], i: [16, 34] }],
    ['Flora', { a: [2.12, 2.31], e: [0.109, 0.168], i: [1.6, 7.7] }],
    ['Vesta', { a: [2.26, 2.48], e: [0.035, 0.162], i: [5, 8.3] }],
    ['Nysa', { a: [2.41, 2.5], e: [0.12, 0.21], i: [1.5, 4.3] }],
    ['Maria', { a: [2.52, 2.625], e: [0.067, 0.128], i: [12, 17] }],
    ['Eunomia', { a: [2.53, 2.72], e: [0.08, 0.22], i: [11.1, 15.8] }],
    ['Koronis', { a: [2.83, 2.91], e: [0, 0.11], i: [0, 3.5] }],
    ['Eos', { a: [2.99, 3.03], e: [0.01, 0.13], i: [8, 12] }],
    ['Themis', { a: [3.08, 3.24], e: [0.09, 0.22], i: [0, 3] }],
    ['Hygiea', { a: [3.06, 3.24], e: [0.09, 0.19], i: [3.5, 6.8] }],
  ];
  return regions.map(([name, region]) => ({
    value: name,
    label: `${name} region`,
    includes: asteroidIn(region),
  }));
}

/** Source: the orbit classes of the JPL Small-Body Database. */
function belts(): Group[] {
  const regions: readonly (readonly [string, string, Region])[] = [
    ['mars-crosser', 'Mars crossers', { a: [1, 3.2], q: [1.3, 1.666] }],
    ['inner-belt', 'Inner main belt', { a: [0, 2], q: [1.666, 2] }],
    ['main-belt', 'Main belt', { a: [2, 3.2], q: [1.666, 3.2] }],
    ['outer-belt', 'Outer main belt', { a: [3.2, 4.6], q: [1.3, 4.6] }],
    ['trojan', 'Jupiter Trojans', { a: [4.6, 5.5], e: [0, 0.3] }],
    ['centaur', 'Centaurs', { a: [5.5, 30.1] }],
    ['trans-neptunian', 'Trans-Neptunian objects', { a: [30.1, 100_000] }],
  ];
  return regions.map(([value, label, region]) => ({ value, label, includes: asteroidIn(region) }));
}

function comets(): Group[] {
  const kinds = [
    'Jupiter-family',
    'Halley-type',
    'Encke-type',
    'Chiron-type',
    'Long-period',
    'Parabolic',
    'Hyperbolic',
  ] as const;
  return kinds.map((kind) => ({
    value: kind.toLowerCase(),
    label: `${kind} comets`,
    includes: ({ bodyType, objectGroup }) => bodyType === 'Comet' && objectGroup === kind,
  }));
}

function asteroidIn({ a, e, i, q }: Region): (body: SmallBody) => boolean {
  return ({ bodyType, elements, nea }) => {
    const { eccentricity, perihelionDistance, inclination } = elements;
    if (bodyType === 'Comet' || nea || eccentricity >= 1) return false;
    return (
      isIn(a, perihelionDistance / (1 - eccentricity)) &&
      isIn(e, eccentricity) &&
      isIn(i, inclination / DEGREE) &&
      isIn(q, perihelionDistance)
    );
  };
}

/** The lower end belongs to a range, the upper one does not; no range holds everything. */
function isIn(range: Range | undefined, value: number): boolean {
  return range === undefined || (value >= range[0] && value < range[1]);
}
