import { createVisitorLines, type LineLimits, type Work } from './visitor-lines.ts';

/** Puts work into a queue, all of it or none. @throws QueueFullError, or what a request makes of it: ProblemError `queue-full` */
export type Enter = (work: readonly Work[]) => void;

/** The visitor of work that is done in advance: it begins when neither a visitor waits nor work is put aside for one. */
export const NO_VISITOR = 'none';

/** Limits of the work that runs at once and of the work that may wait: in total, and for one visitor. */
export type QueueLimits = LineLimits & {
  /**
   * Pause after a piece for a visitor before any piece that no visitor waits for begins, ms; 0 where absent. Most responses take
   * several pieces, one after the other, and would wait for a long idle one before each.
   */
  readonly lullMs?: number;
  /** Milliseconds of a monotonic clock; by default that of the process. */
  readonly now?: () => number;
};

/** Time after which a piece of idle work begins even if visitors wait, ms, so that a series of visitors does not stop it. */
const IDLE_AFTER_MS = 1000;

/**
 * Work in lines, one line per visitor, in the order in which they came; the work done for a visitor puts off the next turn: neither
 * many pieces nor long ones of one visitor hold up another, and however many newcomers arrive, a visitor waits for few of them.
 * Work that no visitor waits for is done when all lines have been empty for a moment.
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
  const lines = createVisitorLines(limits, now);
  /** Put aside for a visitor who reads what there is of it gradually. */
  const aside: Work[] = [];
  /** Work in advance, which no visitor has requested. */
  const inAdvance: Work[] = [];
  let running = 0;
  let lastServedAt = Number.NEGATIVE_INFINITY;
  let lastAsideAt = Number.NEGATIVE_INFINITY;
  let lastIdleAt = now();
  let lull: ReturnType<typeof setTimeout> | undefined;
  let whomServed: 'all' | 'visitors' | 'none' = 'all';
  let onIdle: (() => void)[] = [];

  return {
    now,
    add,
    addIdle,
    remove,
    waiting: lines.waiting,
    piecesAhead: (visitor) => running + lines.piecesAhead(visitor),
    expectedWaitMs: lines.expectedWaitMs,
    oldestMs: lines.oldestMs,
    serveOnly,
    idle,
  };

  function add(visitor: string, work: readonly Work[], cameAt = now()): void {
    if (visitor === NO_VISITOR) inAdvance.push(...work);
    else lines.add(visitor, work, cameAt);
    advance();
  }

  function addIdle(work: readonly Work[]): void {
    aside.push(...work);
    advance();
  }

  function remove(visitor: string, work: ReadonlySet<Work>): void {
    lines.remove(visitor, work);
    settle();
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

  function next(): Work | undefined {
    if (whomServed === 'none') return undefined;
    const taken = lines.take();
    if (taken === undefined) return whomServed === 'all' ? nextIdle() : undefined;
    return () => runTimed(taken.visitor, taken.work);
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

  async function runTimed(visitor: string, work: Work): Promise<void> {
    const begunAt = now();
    await work().finally(() => {
      lastServedAt = now();
      lines.putOff(visitor, begunAt, lastServedAt - begunAt);
    });
  }

  function finish(): void {
    running--;
    advance();
    settle();
  }

  function settle(): void {
    if (!isIdle()) return;
    lines.forgetTurns();
    const waiters = onIdle;
    onIdle = [];
    for (const resolve of waiters) resolve();
  }

  function isIdle(): boolean {
    return (
      running === 0 && (whomServed === 'none' || (lines.isEmpty() && aside.length + inAdvance.length === 0))
    );
  }
}
