import { itemAt, numberAt } from '#engine/numbers-in.ts';
import { isShared } from '#engine/shared-memory.ts';
import type { OrbitNodes } from '#engine/survey/orbit-nodes.ts';
import type { TaskName } from './compute.ts';
import type { ExtremesRows } from './extremes-rows.ts';
import type {
  BrightnessTask,
  CoursesTask,
  ExtremesTask,
  MeasuringTask,
  NodesTask,
  PopulationTask,
  RangesTask,
  SurveyTask,
} from './survey-tasks.ts';
import { bodiesAt, extremesAt, nodesAt, type Numbers, numbersAt, putRows } from './survey-rows.ts';

/**
 * A task for a worker that shares no memory: the rows of tables that it needs, as copies.
 *
 * `unpack` puts what the worker has written into the tables of the caller, and returns its result with the places that objects have
 * there.
 */
export type PackedTask = {
  readonly task: unknown;
  readonly unpack: (value: unknown, written: readonly Numbers[]) => unknown;
};

/** A task as it is sent: itself where it has no tables of all objects, or these lie in shared memory. */
export function packedTask(name: TaskName, task: unknown): PackedTask {
  switch (name) {
    case 'nodesOf':
      return packedNodes(task as NodesTask);
    case 'measureOf':
      return packedMeasuring(task as MeasuringTask);
    case 'surveyOf':
      return packedSurvey(task as SurveyTask);
    case 'rangesOf':
      return packedRanges(task as RangesTask);
    case 'extremesOf':
      return packedExtremes(task as ExtremesTask);
    case 'coursesOf':
      return packedCourses(task as CoursesTask);
    case 'populationOf':
      return packedPopulation(task as PopulationTask);
    case 'brightestOf':
      return asItIs(packedRange(task as BrightnessTask));
    default:
      return asItIs(task);
  }
}

/** The tables that a task writes into; a worker that shares no memory sends them back in this order. */
export function writtenBy(name: TaskName, task: unknown): readonly Numbers[] {
  if (name === 'nodesOf') return writtenNodes(task as NodesTask).flatMap(numbersOf);
  return name === 'measureOf' ? [(task as MeasuringTask).extremes.bounds] : [];
}

function packedNodes(task: NodesTask): PackedTask {
  if (isShared(task.nodes.states)) return asItIs(task);
  const { range, bodies, nodes, starts, next } = task;
  const rows = rowsFrom(range.from, range.to);
  const packed: NodesTask = {
    range: { from: 0, to: rows.length },
    bodies: bodiesAt(bodies, rows),
    nodes: nodesAt(nodes, rows),
    ...(starts && { starts: nodesAt(starts, rows) }),
    ...(next && { next: nodesAt(next, rows) }),
  };
  return {
    task: packed,
    unpack: (value, written) => {
      writtenBy('nodesOf', task).forEach((numbers, place) =>
        putRows(itemAt(written, place), numbers, bodies.count, rows),
      );
      return inRows(value, rows);
    },
  };
}

function packedSurvey(task: SurveyTask): PackedTask {
  if (isShared(task.nodes.states)) return asItIs(task);
  const { rows, placeOf } = distinct([...task.objects]);
  return {
    task: packedTables(task, rows, placeOf),
    unpack: (value) => (value as Int32Array).map((place) => numberAt(rows, place)),
  };
}

/** The objects of such a task differ, so that the places of its ranges are theirs. */
function packedRanges(task: RangesTask): PackedTask {
  if (isShared(task.nodes.states)) return asItIs(task);
  const { rows, placeOf } = distinct([...task.objects]);
  return asItIs(packedTables(task, rows, placeOf));
}

function packedMeasuring(task: MeasuringTask): PackedTask {
  if (isShared(task.extremes.bounds)) return asItIs(task);
  const measured = Int32Array.from(task.measure.flatMap(({ from, to }) => [...rowsFrom(from, to)]));
  const { rows, placeOf } = distinct([...measured, ...task.objects]);
  const places = measured.map(placeOf);
  const packed: MeasuringTask = {
    ...packedTables(task, rows, placeOf),
    extremes: extremesAt(task.extremes, rows),
    measure: Array.from(places, (place) => ({ from: place, to: place + 1 })),
  };
  return {
    task: packed,
    unpack: (value, written) => {
      const found = numbersAt(itemAt(written, 0), rows.length, places);
      putRows(found, task.extremes.bounds, task.extremes.objects, measured);
      return (value as Int32Array).map((place) => numberAt(rows, place));
    },
  };
}

function packedExtremes(task: ExtremesTask): PackedTask {
  if (isShared(task.nodes.states)) return asItIs(task);
  const { rows, placeOf } = distinct([...task.objects]);
  return {
    task: packedTables(task, rows, placeOf),
    unpack: (value) => {
      const found = value as ExtremesRows;
      return { ...found, objects: found.objects.map((place) => numberAt(rows, place)) };
    },
  };
}

function packedCourses(task: CoursesTask): PackedTask {
  if (isShared(task.nodes.states)) return asItIs(task);
  const { rows, placeOf } = distinct([...task.objects]);
  return { task: packedTables(task, rows, placeOf), unpack: (value) => inRows(value, rows) };
}

function packedPopulation(task: PopulationTask): PackedTask {
  if (isShared(task.nodes.states)) return asItIs(task);
  const rows = rowsFrom(task.range.from, task.range.to);
  return { task: packedRange(task), unpack: (value) => inRows(value, rows) };
}

/** A task on the copies of a range. */
function packedRange<Task extends Pick<PopulationTask, 'bodies' | 'nodes' | 'range'>>(task: Task): Task {
  const { bodies, nodes, range } = task;
  if (isShared(nodes.states)) return task;
  const rows = rowsFrom(range.from, range.to);
  return {
    ...task,
    range: { from: 0, to: rows.length },
    bodies: bodiesAt(bodies, rows),
    nodes: nodesAt(nodes, rows),
  };
}

/** A task on the copies of some rows, its objects and their orbits under their places there. */
function packedTables<Task extends Pick<SurveyTask, 'bodies' | 'nodes' | 'objects' | 'cachedOrbits'>>(
  task: Task,
  rows: Int32Array,
  placeOf: (row: number) => number,
): Task {
  const { bodies, nodes, objects, cachedOrbits } = task;
  return {
    ...task,
    bodies: bodiesAt(bodies, rows),
    nodes: nodesAt(nodes, rows),
    objects: objects.map(placeOf),
    ...(cachedOrbits && {
      cachedOrbits: new Map(Array.from(cachedOrbits, ([row, body]) => [placeOf(row), body])),
    }),
  };
}

function asItIs(task: unknown): PackedTask {
  return { task, unpack: (value) => value };
}

function writtenNodes({ nodes, next }: NodesTask): readonly OrbitNodes[] {
  return next === undefined ? [nodes] : [nodes, next];
}

function numbersOf({ states, shifts, status }: OrbitNodes): readonly Numbers[] {
  return [states, shifts, status];
}

function rowsFrom(from: number, to: number): Int32Array {
  return Int32Array.from({ length: to - from }, (_, place) => from + place);
}

/** Each row once, ascending, and the place of a row among them. */
function distinct(all: readonly number[]): {
  readonly rows: Int32Array;
  readonly placeOf: (row: number) => number;
} {
  const rows = Int32Array.from(new Set(all)).sort();
  const places = new Map(Array.from(rows, (row, place) => [row, place]));
  return {
    rows,
    placeOf: (row) => {
      const place = places.get(row);
      if (place === undefined) throw new RangeError(`row ${row} is not in the task`);
      return place;
    },
  };
}

/** Results by the rows of the objects. */
function inRows(found: unknown, rows: Int32Array): unknown {
  return (found as readonly { readonly object: number }[]).map((one) => ({
    ...one,
    object: numberAt(rows, one.object),
  }));
}
