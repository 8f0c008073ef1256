import { createRunningMean } from './running-mean.ts';

/** A piece of work: it runs once, and reports its own failures. */
export type Work = () => Promise<void>;

/** Puts work into a queue, all of it or none. @throws QueueFullError, or what a request makes of it: ProblemError `queue-full` */
export type Enter = (work: readonly Work[]) => void;

/** Thrown when a queue takes no more work. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
  readonly waiting: number;

  constructor(waiting: number) {
    super(`${waiting} pieces of work are waiting already`);
    this.waiting = waiting;
  }
}

/** The visitor of work that is done in advance: it begins when neither a visitor waits nor work is put aside for one. */
export const NO_VISITOR = 'none';

/** Limits of the work that runs at once and of the work that may wait: in total, and for one visitor. */
export type QueueLimits = {
  readonly concurrency: number;
  readonly waiting: number;
  readonly waitingPerVisitor: number;
  /**
   * Pause after a piece for a visitor before any piece that no visitor waits for begins, ms; 0 where absent. Most responses take
   * several pieces, one after the other, and would wait for a long idle one before each.
   */
  readonly lullMs?: number;
  /** Milliseconds of a monotonic clock; by default that of the process. */
  readonly now?: () => number;
};

/**
 * By how much longer than it took a piece puts off the next turn of its visitor. So a visitor may use a quarter of a worker and is
 * served as one who comes now; work beyond that comes after newcomers, and never stands still.
 */
const DELAY_PER_USED = 4;

/** Most by which a visitor who comes again is put off, ms. */
const LONGEST_DELAY_MS = 5000;

/** Time after which a piece of idle work begins even if visitors wait, ms, so that a series of visitors does not stop it. */
const IDLE_AFTER_MS = 1000;

/** Visitors whose turns are remembered while work goes on. */
const REMEMBERED = 1000;

/**
 * Work in lines, one line per visitor, in the order in which they came; the work done for a visitor puts off the next turn: neither
 * many pieces nor long ones of one visitor hold up another, and however many newcomers arrive, a visitor waits for few of them.
 * Work that no visitor waits for is done when all lines have been empty for a moment.
 *
 * Source: L. Zhang, VirtualClock: a new traffic control algorithm for packet switching networks, ACM SIGCOMM 1990.
 */
export type FairQueue = {
  /**
   * Puts work at the end of a visitor's line, all of it or none.
   *
   * @param cameAt when the request came of which this is work, by the clock of the limits; now where absent.
   * @throws QueueFullError
   */
  add(visitor: string, work: readonly Work[], cameAt?: number): void;
  /** Puts work aside for when no visitor waits; it counts towards no limit. */
  readonly addIdle: Enter;
  /** Takes work that has not begun out of its line. */
  remove(visitor: string, work: ReadonlySet<Work>): void;
  /** The clock of the limits, ms. */
  readonly now: () => number;
  /** Pieces that have not begun; of those, how many come before new work of this visitor. */
  waiting(): number;
  piecesAhead(visitor: string): number;
  /**
   * How long new pieces of a visitor would wait for work of others, ms, at the pace of the pieces done lately; 0 before any is
   * done.
   */
  expectedWaitMs(visitor: string, pieces: number): number;
  /** How long the visitor has waited who came first of those whose line is not empty, ms; 0 where none waits. */
  oldestMs(): number;
  /** From now on begins only work that visitors wait for, or nothing at all. */
  readonly serveOnly: (whom: 'visitors' | 'none') => void;
  /** Resolves when nothing runs and nothing waits to be begun. */
  idle(): Promise<void>;
};

/** An empty queue. */
export function createFairQueue(limits: QueueLimits): FairQueue {
  const { now = () => performance.now(), lullMs = 0 } = limits;
  const lines = new Map<string, Work[]>();
  /** When a visitor's turn is: the first is served next. */
  const turnAt = new Map<string, number>();
  /** When the line of a visitor was last empty, by the clock of the limits. */
  const cameAt = new Map<string, number>();
  /** Put aside for a visitor who reads what there is of it gradually. */
  const aside: Work[] = [];
  /** Work in advance, which no visitor has requested. */
  const inAdvance: Work[] = [];
  let running = 0;
  const pieceMs = createRunningMean(0);
  let lastServedAt = Number.NEGATIVE_INFINITY;
  let lastAsideAt = Number.NEGATIVE_INFINITY;
  let lastIdleAt = now();
  let lull: ReturnType<typeof setTimeout> | undefined;
  let whomServed: 'all' | 'visitors' | 'none' = 'all';
  let onIdle: (() => void)[] = [];

  const waiting = () => [...lines.values()].reduce((sum, line) => sum + line.length, 0);

  return { now, add, addIdle, remove, waiting, piecesAhead, expectedWaitMs, oldestMs, serveOnly, idle };

  function add(visitor: string, work: readonly Work[], since = now()): void {
    if (visitor === NO_VISITOR) {
      inAdvance.push(...work);
      return advance();
    }
    const line = lines.get(visitor) ?? [];
    const total = waiting();
    if (total + work.length > limits.waiting) throw new QueueFullError(total);
    if (line.length + work.length > limits.waitingPerVisitor) throw new QueueFullError(line.length);
    if (line.length === 0) {
      cameAt.set(visitor, now());
      turnAt.set(visitor, turnOf(visitor, since));
      forgetPast();
    }
    lines.set(visitor, [...line, ...work]);
    advance();
  }

  /** @param since when a visitor without a line came. */
  function turnOf(visitor: string, since: number): number {
    const turn = turnAt.get(visitor) ?? since;
    return lines.has(visitor) ? turn : Math.max(since, Math.min(turn, now() + LONGEST_DELAY_MS));
  }

  function forgetPast(): void {
    for (const other of turnAt.keys())
      if (turnAt.size > REMEMBERED && !lines.has(other)) turnAt.delete(other);
  }

  function addIdle(work: readonly Work[]): void {
    aside.push(...work);
    advance();
  }

  function remove(visitor: string, work: ReadonlySet<Work>): void {
    const left = (lines.get(visitor) ?? []).filter((piece) => !work.has(piece));
    if (left.length > 0) lines.set(visitor, left);
    else lines.delete(visitor);
    settle();
  }

  /** Lines take turns: before new work comes the visitor's own line, and of each other line one piece more at most. */
  function piecesAhead(visitor: string): number {
    const ofVisitor = lines.get(visitor)?.length ?? 0;
    const others = [...lines.entries()].filter(([name]) => name !== visitor);
    return (
      ofVisitor + running + others.reduce((sum, [, line]) => sum + Math.min(line.length, ofVisitor + 1), 0)
    );
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
    for (const visitor of cameAt.keys()) if (!lines.has(visitor)) cameAt.delete(visitor);
    const first = Math.min(...cameAt.values());
    return Number.isFinite(first) ? now() - first : 0;
  }

  function serveOnly(whom: 'visitors' | 'none'): void {
    whomServed = whom;
    settle();
  }

  async function idle(): Promise<void> {
    if (isIdle()) return;
    await new Promise<void>((resolve) => onIdle.push(resolve));
  }

  function advance(): void {
    while (running < limits.concurrency) {
      const work = next();
      if (work === undefined) return;
      running++;
      void work().finally(finish);
    }
  }

  /** First piece of the line whose turn it is, after which the other lines have theirs. */
  function next(): Work | undefined {
    if (whomServed === 'none') return undefined;
    const visitor = visitorNext();
    if (visitor === undefined) return whomServed === 'all' ? nextIdle() : undefined;
    const [work, ...rest] = lines.get(visitor) ?? [];
    if (work === undefined) throw new RangeError(`no line of ${visitor}`);
    lines.delete(visitor);
    if (rest.length > 0) lines.set(visitor, rest);
    return () => runTimed(visitor, work);
  }

  function nextIdle(): Work | undefined {
    const [work] = aside;
    if (work === undefined && inAdvance.length === 0) return undefined;
    const isLull = now() - lastServedAt < lullMs && now() - lastIdleAt < IDLE_AFTER_MS;
    if (isLull || (work === undefined && now() - lastAsideAt < lullMs)) {
      lull ??= setTimeout(() => {
        lull = undefined;
        advance();
      }, lullMs);
      return undefined;
    }
    lastIdleAt = now();
    if (work === undefined) return inAdvance.shift();
    aside.shift();
    return () => work().finally(() => (lastAsideAt = now()));
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

  async function runTimed(visitor: string, work: Work): Promise<void> {
    const begunAt = now();
    await work().finally(() => {
      lastServedAt = now();
      const took = lastServedAt - begunAt;
      turnAt.set(visitor, (turnAt.get(visitor) ?? begunAt) + DELAY_PER_USED * took);
      pieceMs.add(took);
    });
  }

  function finish(): void {
    running--;
    advance();
    settle();
  }

  function settle(): void {
    if (!isIdle()) return;
    turnAt.clear();
    cameAt.clear();
    const waiters = onIdle;
    onIdle = [];
    for (const resolve of waiters) resolve();
  }

  function isIdle(): boolean {
    return (
      running === 0 && (whomServed === 'none' || (lines.size === 0 && aside.length + inAdvance.length === 0))
    );
  }
}
