import { numberAt } from '#engine/numbers-in.ts';
import type { Vector3 } from '#engine/orbit/ecliptic.ts';
import { starDirection, starVectors } from '#engine/sky/star-place.ts';
import { foldedText } from '#machines/kit/folded-text.ts';
import type { TracedObject } from '#machines/scd/traces.ts';
import { fixedText } from '#parts/quantities/number-text.ts';
import type { SkyAt } from './sky-at.ts';
import type { SkyContent } from './sky-content.ts';
import { pointAt } from './trace-date.ts';
import { directionDeg } from './trail-of.ts';

/** What can be searched for in the sky. */
export type SkyPlace = {
  readonly id: string;
  readonly name: string;
  /** The kind of thing, in words. */
  readonly kind: string;
  /** ICRF. */
  readonly direction: Vector3;
  /** Designator of an object whose path is in the chart. */
  readonly object?: string;
  /** Names by which it may be searched for, folded. */
  readonly keys: readonly string[];
};

export type SkyPlaceSources = {
  readonly objects: readonly TracedObject[];
  /** The date of the chart, Julian date UTC. */
  readonly date: number;
  readonly sky: SkyAt;
  readonly content: SkyContent | undefined;
};

/** Everything with a name: objects, Sun, Moon and planets, stars, constellations, deep sky; in each the well known ones first. */
export function skyPlaces({ objects, date, sky, content }: SkyPlaceSources): readonly SkyPlace[] {
  return [
    ...objects.flatMap(({ requested, trace }) => {
      const point = trace && pointAt(trace, date);
      if (point === undefined) return [];
      const { designator, title } = requested;
      const direction = directionDeg(point.raDeg, point.decDeg);
      return [{ ...place('object', title, [designator], direction), object: designator }];
    }),
    ...sky.bodies.map(({ kind, name, direction }) =>
      place(kind === 'planet' ? kind : '', name, [], direction),
    ),
    ...(content === undefined ? [] : placesOf(content, sky)),
  ];
}

/**
 * The places that a phrase may mean, the likeliest first: those with this name, those whose names begin with it, and those whose names
 * contain it.
 */
export function foundPlaces(places: readonly SkyPlace[], phrase: string, most: number): readonly SkyPlace[] {
  const requested = foldedText(phrase);
  if (requested === '') return [];
  const ranked = places.flatMap((one) => {
    const rank = Math.min(...one.keys.map((key) => rankOf(key, requested)));
    return rank === NO_MATCH ? [] : [{ one, rank }];
  });
  return ranked
    .toSorted((left, right) => left.rank - right.rank)
    .slice(0, most)
    .map(({ one }) => one);
}

const NO_MATCH = 3;

function rankOf(key: string, requested: string): number {
  if (key === requested) return 0;
  if (key.startsWith(requested)) return 1;
  return key.includes(requested) ? 2 : NO_MATCH;
}

function placesOf(
  { stars, namedStars, constellations, deepSky }: SkyContent,
  { instant }: SkyAt,
): SkyPlace[] {
  return [
    ...namedStars.map(([row, name, designation]) => {
      const direction = starDirection(starVectors(stars, row), instant.year - stars.epoch, instant.observer);
      const title = name === '' ? designation : `${name}, ${designation}`;
      const kind = `star, V ${fixedText(numberAt(stars.magnitude, row), 1)}`;
      return place(kind, title, [name, designation, spelledGreek(designation)], direction);
    }),
    ...constellations.names.map(({ name, at }) => place('constellation', name, [], at)),
    ...deepSky.map(({ name, kind, direction }) => {
      const [number = name, ...rest] = name.split(' ');
      return place(kind, name, [number, rest.join(' ')], direction);
    }),
  ];
}

function place(kind: string, name: string, others: readonly string[], direction: Vector3): SkyPlace {
  const keys = [name, ...others].map(foldedText).filter((key) => key !== '');
  return { id: `${kind} ${name}`, name, kind, direction, keys: [...new Set(keys)] };
}

const NAMES: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/** The designation of a star as it is typed without Greek letters, and without the number of a component: `alpha Cen` for `α1 Cen`. */
function spelledGreek(designation: string): string {
  return designation.replace(/^([α-ω])\d*/u, (_, letter: string) => NAMES[letter] ?? letter);
}
