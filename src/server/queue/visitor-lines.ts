import { createRunningMean } from './running-mean.ts';

/** A piece of work: it runs once, and reports its own failures. */
export type Work = () => Promise<void>;

/** Thrown when a queue takes no more work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly waiting: number;

  constructor(waiting: number) {
    super(`${waiting} pieces of work are waiting already`);
    this.waiting = waiting;
  }
}

/**
 * By how much longer than it took a piece puts off the next turn of its visitor. So a visitor may use a quarter of a worker and is
 * served as one who comes now; work beyond that comes after newcomers, and never stands still.
 */
const DELAY_PER_USED = 4;

/** Most by which a visitor who comes again is put off, ms. */
const LONGEST_DELAY_MS = 5000;

/** Visitors whose turns are remembered while work goes on. */
const REMEMBERED = 1000;

/** Limits of work in lines: how much may wait in total and for one visitor, and how much is taken at once. */
export type LineLimits = {
  readonly concurrency: number;
  readonly waiting: number;
  readonly waitingPerVisitor: number;
};

/** Work that waits in lines, one line per visitor. */
export type VisitorLines = {
  /** Puts work at the end of a visitor's line, all of it or none. @param cameAt when its request came. @throws QueueFullError */
  readonly add: (visitor: string, work: readonly Work[], cameAt: number) => void;
  /** Takes the first piece of the line whose turn is first; nothing where no work waits. */
  readonly take: () => { readonly visitor: string; readonly work: Work } | undefined;
  /** Puts off the next turn of a visitor for whom a piece has been done. */
  readonly putOff: (visitor: string, begunAt: number, tookMs: number) => void;
  readonly remove: (visitor: string, work: ReadonlySet<Work>) => void;
  readonly isEmpty: () => boolean;
  /** Forgets whose turn was when: nothing is under way any more. */
  readonly forgetTurns: () => void;
  readonly waiting: () => number;
  readonly piecesAhead: (visitor: string) => number;
  readonly expectedWaitMs: (visitor: string, pieces: number) => number;
  readonly oldestMs: () => number;
};

/**
 * Empty lines, whose turns go by when requests came and by the work done for their visitors.
 *
 * Source: L. Zhang, VirtualClock: a new traffic control algorithm for packet switching networks, ACM SIGCOMM 1990.
 *
 * @param now milliseconds of a monotonic clock.
 */
export function createVisitorLines(limits: LineLimits, now: () => number): VisitorLines {
  const lines = new Map<string, Work[]>();
  /** When a visitor's turn is: the first is served next. */
  const turnAt = new Map<string, number>();
  /** When the line of a visitor was last empty. */
  const waitingSince = new Map<string, number>();
  const pieceMs = createRunningMean(0);

  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  return {
    add,
    take,
    putOff,
    remove,
    isEmpty: () => lines.size === 0,
    forgetTurns,
    waiting,
    piecesAhead,
    expectedWaitMs,
    oldestMs,
  };

  function add(visitor: string, work: readonly Work[], cameAt: number): void {
    const line = lines.get(visitor) ?? [];
    const total = waiting();
    if (total + work.length > limits.waiting) throw new QueueFullError(total);
    if (line.length + work.length > limits.waitingPerVisitor) throw new QueueFullError(line.length);
    if (line.length === 0) {
      waitingSince.set(visitor, now());
      turnAt.set(visitor, turnOf(visitor, cameAt));
      forgetPast();
    }
    lines.set(visitor, [...line, ...work]);
  }

  /** @param cameAt when a visitor without a line came. */
  function turnOf(visitor: string, cameAt: number): number {
    const turn = turnAt.get(visitor) ?? cameAt;
    return lines.has(visitor) ? turn : Math.max(cameAt, Math.min(turn, now() + LONGEST_DELAY_MS));
  }

  function forgetPast(): void {
    for (const other of turnAt.keys())
      if (turnAt.size > REMEMBERED && !lines.has(other)) turnAt.delete(other);
  }

  /** A line that was served comes behind those whose turn is at the same time. */
  function take(): { readonly visitor: string; readonly work: Work } | undefined {
    const visitor = visitorNext();
    if (visitor === undefined) return undefined;
    const [work, ...rest] = lines.get(visitor) ?? [];
    if (work === undefined) throw new RangeError(`no line of ${visitor}`);
    lines.delete(visitor);
    if (rest.length > 0) lines.set(visitor, rest);
    return { visitor, work };
  }

  function visitorNext(): string | undefined {
    let chosen: string | undefined;
    let first = Number.POSITIVE_INFINITY;
    for (const visitor of lines.keys()) {
      const turn = turnOf(visitor, 0);
      if (turn >= first) continue;
      first = turn;
      chosen = visitor;
    }
    return chosen;
  }

  function putOff(visitor: string, begunAt: number, tookMs: number): void {
    turnAt.set(visitor, (turnAt.get(visitor) ?? begunAt) + DELAY_PER_USED * tookMs);
    pieceMs.add(tookMs);
  }

  function remove(visitor: string, work: ReadonlySet<Work>): void {
    const left = (lines.get(visitor) ?? []).filter((piece) => !work.has(piece));
    if (left.length > 0) lines.set(visitor, left);
    else lines.delete(visitor);
  }

  function forgetTurns(): void {
    turnAt.clear();
    waitingSince.clear();
  }

  /** Lines take turns: before new work comes the visitor's own line, and of each other line one piece more at most. */
  function piecesAhead(visitor: string): number {
    const ofVisitor = lines.get(visitor)?.length ?? 0;
    const others = [...lines.entries()].filter(([name]) => name !== visitor);
    return ofVisitor + others.reduce((sum, [, line]) => sum + Math.min(line.length, ofVisitor + 1), 0);
  }

  /** Lines of others are served until their turns are later than the visitor's will be when its pieces are done. */
  function expectedWaitMs(visitor: string, pieces: number): number {
    const ofVisitor = lines.get(visitor)?.length ?? 0;
    const meanMs = pieceMs.value();
    const end = turnOf(visitor, now()) + DELAY_PER_USED * (ofVisitor + pieces) * meanMs;
    const before = [...lines].map(([other, { length }]) =>
      other === visitor ? 0 : Math.min(length * meanMs, Math.max(0, end - turnOf(other, 0)) / DELAY_PER_USED),
    );
    return before.reduce((sum, ms) => sum + ms, 0) / limits.concurrency;
  }

  function oldestMs(): number {
    for (const visitor of waitingSince.keys()) if (!lines.has(visitor)) waitingSince.delete(visitor);
    const first = Math.min(...waitingSince.values());
    return Number.isFinite(first) ? now() - first : 0;
  }
}
