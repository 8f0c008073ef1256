import { itemAt } from '#engine/numbers-in.ts';
/** A corner of the grid: columns to the east and rows to the south of its north-west corner. */
export type Corner = readonly [column: number, row: number];

/** A connected region: its outer ring and those of what is cut out of it, closed, corners of turns only. */
export type Region = { readonly outer: readonly Corner[]; readonly holes: readonly (readonly Corner[])[] };

type Edge = { readonly from: Corner; readonly to: Corner };

/**
 * Outlines of the regions of a grid whose cells have one value; cells that touch at a corner alone are not connected.
 *
 * @param cells row by row from the north-west corner.
 */
export function traceRegions(cells: ArrayLike<number>, columns: number, value: number): readonly Region[] {
  const rings = ringsOf(edgesOf(cells, columns, value));
  const outers = rings.filter((ring) => areaOf(ring) > 0);
  const holes = rings.filter((ring) => areaOf(ring) < 0);
  const regions = outers.map((outer): Region & { holes: (readonly Corner[])[] } => ({ outer, holes: [] }));
  for (const hole of holes) {
    const around = regions.filter(({ outer }) => encloses(outer, middleOf(hole)));
    around.sort((a, b) => areaOf(a.outer) - areaOf(b.outer));
    around[0]?.holes.push(hole);
  }
  return regions;
}

/** Sides of cells beyond which the value differs, with the region on their left as the map is seen. */
function edgesOf(cells: ArrayLike<number>, columns: number, value: number): readonly Edge[] {
  const rows = cells.length / columns;
  const isIn = (column: number, row: number) =>
    column >= 0 && column < columns && row >= 0 && row < rows && cells[row * columns + column] === value;
  const edges: Edge[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!isIn(column, row)) continue;
      const [west, east, north, south] = [column, column + 1, row, row + 1];
      if (!isIn(column, row + 1)) edges.push({ from: [west, south], to: [east, south] });
      if (!isIn(column + 1, row)) edges.push({ from: [east, south], to: [east, north] });
      if (!isIn(column, row - 1)) edges.push({ from: [east, north], to: [west, north] });
      if (!isIn(column - 1, row)) edges.push({ from: [west, north], to: [west, south] });
    }
  }
  return edges;
}

function ringsOf(edges: readonly Edge[]): readonly (readonly Corner[])[] {
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) leaving.set(edge.from.join(), [...(leaving.get(edge.from.join()) ?? []), edge]);
  const rings: (readonly Corner[])[] = [];
  for (const first of edges) {
    if (leaving.get(first.from.join())?.includes(first) !== true) continue;
    const ring: Corner[] = [];
    let edge = first;
    do {
      const next = takeNext(leaving, edge);
      if (turnOf(edge, next) !== 0) ring.push(edge.to);
      edge = next;
    } while (edge !== first);
    rings.push(ring);
  }
  return rings;
}

/** The edge that goes on from another, the one to the left where there are two, taken out of those that are left. */
function takeNext(leaving: Map<string, Edge[]>, edge: Edge): Edge {
  const there = (leaving.get(edge.to.join()) ?? []).toSorted((a, b) => turnOf(edge, b) - turnOf(edge, a));
  const next = there.shift();
  if (next === undefined) throw new RangeError(`the outline ends at ${edge.to.join()}`);
  leaving.set(edge.to.join(), there);
  return next;
}

/** 1 to the left as the map is seen, -1 to the right, 0 straight on. */
function turnOf(edge: Edge, next: Edge): number {
  const [ax, ay] = [edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]];
  const [bx, by] = [next.to[0] - next.from[0], next.to[1] - next.from[1]];
  return Math.sign(ay * bx - ax * by);
}

/** Positive for a ring that runs counterclockwise on the map. */
function areaOf(ring: readonly Corner[]): number {
  return ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (y * nextX - x * nextY) / 2;
  }, 0);
}

/** The middle of the first grid cell's side of a ring, which lies on no other ring. */
function middleOf(ring: readonly Corner[]): Corner {
  const [[x, y], [nextX, nextY]] = [itemAt(ring, 0), itemAt(ring, 1)];
  return [x + Math.sign(nextX - x) / 2, y + Math.sign(nextY - y) / 2];
}

function encloses(ring: readonly Corner[], [x, y]: Corner): boolean {
  return ring.reduce((inside, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax);
    return crosses ? !inside : inside;
  }, false);
}
