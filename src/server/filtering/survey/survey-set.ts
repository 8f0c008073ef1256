import type { Catalogue } from '#catalogue/catalogue.ts';
import type { SmallBody } from '#catalogue/small-body.ts';
import { numberAt } from '#engine/numbers-in.ts';
import type { NodeGrid } from '#engine/survey/node-grid.ts';
import { emptyNodes, NODE_STATUS, type OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { NodeFailure, ObjectRange } from '../../tasks/survey-tasks.ts';
import { type CachedCovariances, cachedCovariances } from './cached-orbits.ts';
import { type ObjectFacts, objectFacts } from '../../tasks/object-facts.ts';
import { emptySurveyBodies, epochDayOf, storeBody, type SurveyBodies } from '../../tasks/survey-bodies.ts';

/**
 * Objects that a worker takes at once where it integrates no longer than this, days: a fifth of a second, so that no visitor waits
 * long for a range; fewer where it integrates longer.
 */
const RANGE_SIZE = 64;
const RANGE_DAYS = 3000;

/** Objects of a catalogue that are surveyed together. */
export type SurveyObjects = {
  readonly catalogue: Catalogue;
  /** Catalogue row of each object. */
  readonly rows: ArrayLike<number>;
  readonly bodies: SurveyBodies;
  readonly facts: readonly ObjectFacts[];
  readonly covariances: CachedCovariances;
};

/** Objects with their orbits at the nodes of one grid, as far as these are prepared. */
export type SurveySet = SurveyObjects & {
  readonly nodes: OrbitNodes;
  readonly ranges: readonly ObjectRange[];
  /** Per range, whether all its objects are prepared. */
  readonly prepared: boolean[];
  /** Why objects have no nodes. */
  readonly failures: Map<number, NodeFailure>;
};

/** The record of an object in the catalogue. */
export function bodyOfObject(
  { catalogue, rows }: Pick<SurveyObjects, 'catalogue' | 'rows'>,
  object: number,
): SmallBody {
  return catalogue.body(numberAt(rows, object));
}

/** Chosen rows of a catalogue as objects to survey; requests are served between one thousand and the next. */
export async function surveyObjects(catalogue: Catalogue, rows: ArrayLike<number>): Promise<SurveyObjects> {
  const bodies = emptySurveyBodies(rows.length);
  const facts: ObjectFacts[] = [];
  const inCatalogue = new Set<number>();
  for (let object = 0; object < rows.length; object++) {
    const body = bodyOfObject({ catalogue, rows }, object);
    storeBody(bodies, object, body);
    facts.push(objectFacts(body));
    if (body.covariance !== undefined) inCatalogue.add(object);
    if (object % 1000 === 999) await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return { catalogue, rows, bodies, facts, covariances: cachedCovariances(catalogue, rows, inCatalogue) };
}

/**
 * Objects over a grid, with their nodes as far as there are any.
 *
 * @param days for which an object is integrated, in the mean; from the epoch of its elements where absent.
 */
export function surveySet(
  objects: SurveyObjects,
  grid: NodeGrid,
  nodes = emptyNodes(grid, objects.bodies.count),
  days = daysFromEpochs(objects.bodies, grid),
): SurveySet {
  const { count } = objects.bodies;
  const size = Math.max(1, Math.round(RANGE_SIZE * Math.min(1, RANGE_DAYS / days)));
  const ranges = Array.from({ length: Math.ceil(count / size) }, (_, index) => ({
    from: index * size,
    to: Math.min(count, (index + 1) * size),
  }));
  return {
    ...objects,
    nodes,
    ranges,
    prepared: ranges.map(({ from, to }) => !nodes.status.subarray(from, to).includes(NODE_STATUS.pending)),
    failures: new Map(),
  };
}

/** Days from the epochs of orbits to a grid, in the mean; 0 where there is no orbit. */
export function daysFromEpochs(bodies: SurveyBodies, { firstDay }: NodeGrid): number {
  let [days, orbits] = [0, 0];
  for (let object = 0; object < bodies.count; object++) {
    const epoch = epochDayOf(bodies, object);
    if (epoch === 0) continue;
    days += Math.abs(epoch - firstDay);
    orbits++;
  }
  return orbits === 0 ? 0 : days / orbits;
}

/** How many objects are prepared, and how many there are. */
export function progressOf({ ranges, prepared, bodies }: SurveySet): { done: number; total: number } {
  const done = ranges.reduce((sum, { from, to }, index) => sum + (prepared[index] ? to - from : 0), 0);
  return { done, total: bodies.count };
}
