import type { SynodicFile } from '#contract/nov/synodic-bytes.ts';
import type { TimeRange } from '../kit/time-range.ts';
import type { OrbitObject } from '../orbits/orbit-object.ts';
import { type CalculatedObject, isSameData } from './object-data.ts';
import type { PathQuery, PathRequestActor, Propagation } from './path-request.ts';

/** What has been calculated. */
export type PathList = {
  /** Calculated objects by designator, in the order in which they were calculated first. */
  readonly calculated: ReadonlyMap<string, CalculatedObject>;
  /** Paths by {@link pathKey}: Keplerian paths beside perturbed ones. */
  readonly paths: ReadonlyMap<string, SynodicFile>;
};

export type Request = { readonly query: PathQuery; readonly actor: PathRequestActor };

/** Requests by designator. */
export type Requests = ReadonlyMap<string, Request>;

/** What is calculated of each object, or is being calculated in its place. */
export function calculationsOf({
  calculated,
  requests,
}: Pick<PathList, 'calculated'> & { readonly requests: Requests }): ReadonlyMap<string, CalculatedObject> {
  const pending = [...requests].map(([designator, { query }]) => [designator, query.calculated] as const);
  return new Map([...calculated, ...pending]);
}

/** The key under which a path is cached. */
export function pathKey(designator: string, propagation: Propagation): string {
  return propagation === 'perturbed' ? `${designator}_perturbed` : designator;
}

/** How the path of a row is to be followed. */
export function propagationOf({ perturbedOn }: Pick<OrbitObject, 'perturbedOn'>): Propagation {
  return perturbedOn ? 'perturbed' : 'keplerian';
}

/** The path that a row is shown on; undefined while it is not there. */
export function pathOf({ paths }: Pick<PathList, 'paths'>, row: OrbitObject): SynodicFile | undefined {
  return paths.get(pathKey(row.designator, propagationOf(row)));
}

/** The query of a row. */
export function queryOf(row: OrbitObject, calculated: CalculatedObject, range: TimeRange): PathQuery {
  return { calculated, title: row.title, propagation: propagationOf(row), range };
}

/** Whether two queries are the same. */
export function isSameQuery(one: PathQuery, other: PathQuery): boolean {
  return (
    one.propagation === other.propagation &&
    one.range.startMs === other.range.startMs &&
    one.range.endMs === other.range.endMs &&
    one.calculated.magnitudeLimit === other.calculated.magnitudeLimit &&
    isSameData(one.calculated.objectData, other.calculated.objectData)
  );
}

/** The list with a path that came; those of other parameters go. */
export function withPath(
  list: PathList,
  { calculated, propagation }: PathQuery,
  path: SynodicFile,
): PathList {
  const { designator } = calculated;
  const before = list.calculated.get(designator);
  const isSame = before !== undefined && isSameData(before.objectData, calculated.objectData);
  const paths = isSame ? list.paths : withoutPaths(list.paths, designator);
  return {
    calculated: new Map(list.calculated).set(designator, calculated),
    paths: new Map(paths).set(pathKey(designator, propagation), path),
  };
}

/** The list without an object. */
export function withoutCalculated({ calculated, paths }: PathList, designator: string): PathList {
  return { calculated: without(calculated, designator), paths: withoutPaths(paths, designator) };
}

/** The list after a user-defined object was changed: it is calculated again under its new name. */
export function withRenamed(list: PathList, before: string, renamed: CalculatedObject): PathList {
  const calculated = [...list.calculated].map(([designator, object]) =>
    designator === before ? ([renamed.designator, renamed] as const) : ([designator, object] as const),
  );
  return { calculated: new Map(calculated), paths: withoutPaths(list.paths, before) };
}

/** A map without one of its keys. */
export function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  const next = new Map(map);
  next.delete(key);
  return next;
}

function withoutPaths(paths: PathList['paths'], designator: string): PathList['paths'] {
  return without(without(paths, pathKey(designator, 'perturbed')), pathKey(designator, 'keplerian'));
}
