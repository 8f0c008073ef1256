import { deserialize, serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { Pool, type PoolClient } from 'pg';
import { itemAt } from '#engine/numbers-in.ts';
import type { CalculationRequest } from '#server/calculations/calculation.ts';
import {
  type CalculationStore,
  LIGHTS,
  type NewCalculation,
  type Piece,
  type PieceDone,
  piecesOf,
} from '#server/calculations/calculation-store.ts';
import { SERVICE_FAILED } from '#server/calculations/calculate-piece.ts';
import type { QueueLimits } from '#server/queue/fair-queue.ts';
import { QueueFullError } from '#server/queue/visitor-lines.ts';
import { STORED_ROWS_PER_VISITOR } from '#server/calculations/surplus.ts';
import { epochsOf } from '#server/http/time-frame.ts';
import { errorCode } from '../error-code.ts';
import {
  calculationOf,
  type HeadRow,
  type PieceRow,
  ADD,
  DELETE_SURPLUS,
  INSERT,
  IS_UNDER_WAY,
  READ_HEAD,
  READ_PIECES,
  READ_REQUEST,
  WAITING,
  makeCalculationTables,
} from './calculation-queries.ts';
import { openPieceQueue, type PieceQueue } from './piece-queue.ts';

/** Version of what is serialised: calculations of another one are unknown, and are requested again. */
const LAYOUT = 1;

/** Connections for what visitors request, beside two for each piece that is computed at once. */
const CONNECTIONS = 4;

/** How long the service waits for a connection and a response of the database, ms: together less than a visitor's patience. */
const CONNECTED_WITHIN_MS = 1000;
const RESPONDS_WITHIN_MS = 1900;

/** How often calculations that are too old are searched for, ms. */
const FORGET_EVERY_MS = 60_000;

/** PostgreSQL's code for a piece that exists already. */
const UNIQUE_VIOLATION = '23505';

/** Requests that are cached for their pieces. */
const CACHED_REQUESTS = 50;

/** How many pieces may wait, and how many this process computes at once. */
export type PostgresLimits = Pick<QueueLimits, 'concurrency' | 'waiting' | 'waitingPerVisitor'>;

/** A store that is put to rest and then closed when the process ends. */
export type SharedCalculations = CalculationStore & {
  /** Begins no further piece here; ends when those that have begun are done. */
  rest(): Promise<void>;
  close(): Promise<void>;
};

/**
 * Calculations in PostgreSQL 15 or newer, whose pieces any process computes.
 *
 * Tables are made when they are first needed, so that a database may be away when a process starts.
 *
 * @param now milliseconds since the Unix epoch. @param report gets the failures that the store outlives.
 */
export function postgresCalculations(
  url: string,
  { concurrency, waiting: mostWaiting, waitingPerVisitor }: PostgresLimits,
  now: () => number,
  report: (error: unknown) => void,
): SharedCalculations {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS + 2 * concurrency,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    query_timeout: RESPONDS_WITHIN_MS,
  });
  pool.on('error', report);
  const requests = new LRUCache<string, CalculationRequest>({ max: CACHED_REQUESTS });
  let opening: Promise<PieceQueue> | undefined;
  let forgotAt = -Infinity;
  let isAtRest = false;

  return { accept, piecesAhead, read, requestOf, add, cancel, forgetBefore, serve, rest, close };

  /** The queue, once the tables exist; where making them failed it is tried again for the next use. */
  async function openQueue(): Promise<PieceQueue> {
    const begun = (opening ??= makeCalculationTables(pool).then(() => openPieceQueue(pool, report)));
    try {
      return await begun;
    } catch (error) {
      if (opening === begun) opening = undefined;
      throw error;
    }
  }

  async function accept(calculation: NewCalculation): Promise<boolean> {
    const queue = await openQueue();
    const pieces = piecesOf(calculation);
    const before = await waitingBy(calculation.visitor);
    if (before.all + pieces.length > mostWaiting) throw new QueueFullError(before.all);
    if (before.ofVisitor + pieces.length > waitingPerVisitor) throw new QueueFullError(before.ofVisitor);
    return inTransaction(async (client) => {
      const { rowCount } = await client.query(INSERT, [
        calculation.token,
        LAYOUT,
        calculation.visitor,
        serialize(calculation.request),
        calculation.request.bodies.length * epochsOf(calculation.request.frame).length,
        pieces.length,
        calculation.createdAt,
      ]);
      if (rowCount === 0) return false;
      await client.query(DELETE_SURPLUS, [calculation.visitor, STORED_ROWS_PER_VISITOR]);
      await queue.add(client, pieces, before.ofVisitor);
      return true;
    });
  }

  async function piecesAhead(visitor: string): Promise<number> {
    const { ofVisitor, ofOthers } = await waitingBy(visitor);
    return ofVisitor + ofOthers.reduce((sum, pieces) => sum + Math.min(pieces, ofVisitor + 1), 0);
  }

  async function waitingBy(visitor: string) {
    await openQueue();
    const { rows } = await pool.query<{ visitor: string; pieces: string }>(WAITING);
    const ofVisitor = Number(rows.find((row) => row.visitor === visitor)?.pieces ?? 0);
    const ofOthers = rows.filter((row) => row.visitor !== visitor).map(({ pieces }) => Number(pieces));
    return { ofVisitor, ofOthers, all: ofOthers.reduce((sum, pieces) => sum + pieces, ofVisitor) };
  }

  async function read(token: string, after = 0) {
    await openQueue();
    const { rows: heads } = await pool.query<HeadRow>(READ_HEAD, [token, LAYOUT]);
    const [head] = heads;
    if (head === undefined) return undefined;
    const request = await cachedRequest(token);
    if (request === undefined) return undefined;
    const { rows } = await pool.query<PieceRow>(READ_PIECES, [token, after]);
    return calculationOf(token, request, head, rows);
  }

  async function requestOf({ token }: Piece): Promise<CalculationRequest | undefined> {
    const { rowCount } = await pool.query(IS_UNDER_WAY, [token, LAYOUT]);
    return rowCount === 1 ? cachedRequest(token) : undefined;
  }

  async function cachedRequest(token: string): Promise<CalculationRequest | undefined> {
    const cached = requests.get(token);
    if (cached !== undefined) return cached;
    const { rows } = await pool.query<{ head: Buffer }>(READ_REQUEST, [token]);
    const [row] = rows;
    if (row === undefined) return undefined;
    const request = deserialize(row.head) as CalculationRequest;
    requests.set(token, request);
    return request;
  }

  async function add({ token, place }: Piece, done: PieceDone): Promise<void> {
    await pool.query(ADD, [token, place, serialize(done), now()]).catch((error: unknown) => {
      if (errorCode(error) !== UNIQUE_VIOLATION) throw error; // another has just computed it, too
    });
  }

  async function cancel(token: string): Promise<void> {
    await pool.query('UPDATE calculation SET cancelled = true WHERE token = $1', [token]);
  }

  async function forgetBefore(createdAt: number): Promise<void> {
    if (Math.abs(now() - forgotAt) < FORGET_EVERY_MS) return;
    await openQueue();
    await pool.query('DELETE FROM calculation WHERE created_at < $1', [createdAt]);
    forgotAt = now();
  }

  /** The queue may be away at first: then it is awaited. */
  function serve(compute: (piece: Piece) => Promise<void>): void {
    if (isAtRest) return;
    void openQueue()
      .then((queue) => queue.serve(concurrency, { compute, giveUp }))
      .catch((error: unknown) => {
        report(error);
        setTimeout(() => serve(compute), CONNECTED_WITHIN_MS).unref();
      });
  }

  async function giveUp(piece: Piece): Promise<void> {
    const request = await requestOf(piece);
    if (request === undefined) return;
    const outcome = { kind: 'failed', reason: SERVICE_FAILED } as const;
    await add(
      piece,
      piece.place === LIGHTS
        ? { kind: 'lights', sunMoon: undefined }
        : { kind: 'body', outcome, body: itemAt(request.bodies, piece.place) },
    );
  }

  async function inTransaction<Value>(work: (client: PoolClient) => Promise<Value>): Promise<Value> {
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      const value = await work(client);
      await client.query('COMMIT');
      client.release();
      return value;
    } catch (error) {
      client.release(true); // which undoes what was begun
      throw error;
    }
  }

  async function rest(): Promise<void> {
    isAtRest = true;
    const queue = await opening?.catch(() => undefined);
    await queue?.rest();
  }

  async function close(): Promise<void> {
    const queue = await opening?.catch(() => undefined);
    await queue?.close();
    await pool.end();
  }
}
