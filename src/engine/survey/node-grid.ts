/** Equally spaced instants at which orbits are stored, Julian dates TDB. */
export type NodeGrid = {
  readonly firstDay: number;
  /** Days between nodes. */
  readonly interval: number;
  /** Number of nodes: at least two where orbits are followed between them, one where they are propagated to an instant. */
  readonly count: number;
};

/** Days between nodes: a Keplerian arc with a cubic correction stays within 0.1 arcsec of the integration over them. */
const NODE_INTERVAL_DAYS = 10;

/** Last instant of a grid, Julian date TDB. */
export function lastDayOf(grid: NodeGrid): number {
  return grid.firstDay + (grid.count - 1) * grid.interval;
}

/** The grid on multiples of ten days that covers a span of Julian dates TDB; neighbours in time share its nodes. */
export function gridCovering(fromDay: number, toDay: number): NodeGrid {
  if (!(toDay >= fromDay))
    throw new RangeError(`the span must not end before it begins, got ${fromDay} to ${toDay}`);
  const interval = NODE_INTERVAL_DAYS;
  const first = Math.floor(fromDay / interval) * interval;
  const last = Math.max(Math.ceil(toDay / interval) * interval, first + interval);
  return { firstDay: first, interval, count: Math.round((last - first) / interval) + 1 };
}

/** The grid of one instant, Julian date TDB. */
export function gridAt(day: number): NodeGrid {
  return { firstDay: day, interval: NODE_INTERVAL_DAYS, count: 1 };
}

/** Whether a grid covers the span of another. */
export function containsGrid(outer: NodeGrid, inner: NodeGrid): boolean {
  return outer.firstDay <= inner.firstDay && lastDayOf(outer) >= lastDayOf(inner);
}

/** Whether two grids have the same nodes. */
export function isSameGrid(a: NodeGrid, b: NodeGrid): boolean {
  return a.firstDay === b.firstDay && a.count === b.count && a.interval === b.interval;
}
