import type { Table } from '#engine/observe/table.ts';
import type { Calculation, CalculationRequest, Outcome } from './calculation.ts';

/** A piece of a calculation, as data: enough for any process to find the rest of it. */
export type Piece = {
  readonly token: string;
  /** Place of the body in the request, or {@link LIGHTS}. */
  readonly place: number;
};

/** The piece that is the Sun and Moon, first of every calculation. */
export const LIGHTS = -1;

/** All pieces of a calculation, in the order in which they are begun. */
export function piecesOf({ token, request }: Pick<Calculation, 'token' | 'request'>): readonly Piece[] {
  return [LIGHTS, ...request.bodies.keys()].map((place) => ({ token, place }));
}

/** Outcome of a piece; where a later solution of the orbit was calculated, with the body on that solution. */
export type PieceDone =
  | { readonly kind: 'lights'; readonly sunMoon: Table | undefined }
  | { readonly kind: 'body'; readonly outcome: Outcome; readonly body: CalculationRequest['bodies'][number] };

/** A calculation that is to be accepted. */
export type NewCalculation = Pick<Calculation, 'token' | 'visitor' | 'request' | 'createdAt'>;

/** Computes pieces. Never fails: what goes wrong is the outcome of the piece. */
export type PieceHandler = (piece: Piece) => Promise<void>;

/**
 * Where calculations lie and their pieces wait, in this process or beyond it: what one process has accepted, any other can
 * serve and compute.
 */
export type CalculationStore = {
  /**
   * Stores a calculation and puts its pieces at the end of the visitor's line: all of it or nothing.
   *
   * @returns false where the token is taken. @throws QueueFullError
   */
  accept(calculation: NewCalculation): Promise<boolean>;
  /** Pieces that come before new ones of a visitor. */
  piecesAhead(visitor: string): Promise<number>;
  /**
   * A calculation as far as it is done; nothing is, before the Sun and Moon are.
   *
   * @param after outcomes of the bodies that were done first may be left out.
   */
  read(token: string, after?: number): Promise<Calculation | undefined>;
  /** The calculation of a piece; nothing where it is no longer awaited. */
  requestOf(piece: Piece): Promise<CalculationRequest | undefined>;
  /** Stores the outcome of a piece, once: a second one is ignored. */
  add(piece: Piece, done: PieceDone): Promise<void>;
  /** Its pieces are not begun any more. */
  cancel(token: string): Promise<void>;
  /** Forgets what was accepted before an instant of the service's clock, ms. */
  forgetBefore(createdAt: number): Promise<void>;
  /** From now on, waiting pieces are handed to this handler. */
  serve(handle: PieceHandler): void;
};
